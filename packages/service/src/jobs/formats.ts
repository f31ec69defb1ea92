/**
 * The same part in another format: asked for when somebody wants it, made by a worker from the stored plan, kept beside
 * the job's own file, and free of charge.
 */
import { type OutputFormat, outputFormats } from '@cadwright/engine'
import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import type { FormatProgress } from '../database/schema.ts'
import { FORMATS_QUEUE, inTransaction } from './queue.ts'

export interface QueuedFormat {
  jobId: string
  format: OutputFormat
}

export interface KnownFormat {
  state: FormatProgress
  bytes: number | null
  message: string | null
}

/** Longer than all attempts of a worker together: whoever waits longer waits for nothing. */
const GIVEN_UP = sql`interval '20 minutes'`

/** In a folder of their own, where no name can meet that of a file that every job has. */
export const formatKey = (prefix: string, name: string): string => `${prefix}/formats/${name}`

/** `plate.step` as STL is `plate.stl`. */
export const nameInFormat = (outputName: string, format: OutputFormat): string =>
  outputName.replace(/[^.]+$/, format.toLowerCase())

export const formatOfName = (outputName: string, name: string): OutputFormat | undefined =>
  outputFormats.find((format) => name !== outputName && name === nameInFormat(outputName, format))

/** One that was given up, by its worker or by time, may be asked for again. */
export async function findFormat(
  db: Database,
  { jobId, format }: QueuedFormat,
): Promise<KnownFormat | undefined> {
  const { rows } = await sql<KnownFormat>`
    select case when state = 'making' and requested_at < clock_timestamp() - ${GIVEN_UP} then 'failed' else state end as state,
      bytes, coalesce(message, 'It took too long. Ask for it once more.') as message
    from job_formats where job_id = ${jobId} and format = ${format}`.execute(db)
  return rows[0]
}

/** Several who ask at once get one. */
export async function requestFormat(
  { db, boss }: { db: Database; boss: PgBoss },
  wanted: QueuedFormat,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      insert into job_formats (job_id, format) values (${wanted.jobId}, ${wanted.format})
      on conflict (job_id, format) do update set state = 'making', message = null, requested_at = clock_timestamp()
        where job_formats.state = 'failed'
          or (job_formats.state = 'making' and job_formats.requested_at < clock_timestamp() - ${GIVEN_UP})
      returning 1`.execute(transaction)
    if (rows.length > 0) await boss.send(FORMATS_QUEUE, wanted, inTransaction(transaction))
  })
}
