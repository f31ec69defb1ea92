/** One run of a job by one worker: how it begins, and how it is handed back unfinished. */
import type { DesignMode, OutputFormat } from '@cadwright/engine'
import { sql } from 'kysely'
import type { Job, PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { inTransaction, JOBS_QUEUE, type QueuedJob } from './queue.ts'

export interface Attempt {
  /** The claim on the queue. Settled as an object, never by its id: a claim that has lapsed then changes nothing. */
  entry: Job<QueuedJob>
  jobId: string
  accountId: string
  apiKeyId: string
  callbackUrl: string | null
  price: number
  prompt: string
  designMode: DesignMode
  outputFormat: OutputFormat
  /** Counts the workers that began this job and did not hand it back. */
  number: number
  waitedMs: number
}

/**
 * Undefined where there is nothing to run: the job has ended, or the queue has given it to another worker meanwhile.
 * A job that was lost stays `processing` for the outside, for section 3 knows no way back to `queued`.
 */
export async function beginAttempt(
  db: Database,
  entry: Job<QueuedJob>,
  workerNumber: number,
): Promise<Attempt | undefined> {
  const { rows } = await sql<Omit<Attempt, 'entry'>>`
    update jobs set status = 'processing', attempt = attempt + 1, worker_number = ${workerNumber},
      started_at = clock_timestamp(), updated_at = clock_timestamp()
    where id = ${entry.data.jobId} and status in ('queued', 'processing') and queue_id = ${entry.id}
      and ${claimHeld(entry)}
    returning id as "jobId", account_id as "accountId", api_key_id as "apiKeyId", callback_url as "callbackUrl", price, prompt, design_mode as "designMode",
      output_format as "outputFormat", attempt as number,
      (extract(epoch from started_at - created_at) * 1000)::float8 as "waitedMs"`.execute(db)
  const [begun] = rows
  return begun && { entry, ...begun }
}

/** Handed back whole, and not counted as a loss: whoever is free next begins it anew. */
export async function giveBack(
  { db, boss }: { db: Database; boss: PgBoss },
  attempt: Attempt,
): Promise<void> {
  const { entry, jobId, number } = attempt
  await db.transaction().execute(async (transaction) => {
    const { numAffectedRows } = await sql`
      update jobs set attempt = attempt - 1, worker_number = null
      where id = ${jobId} and status = 'processing' and attempt = ${number} and ${claimHeld(entry)}`.execute(
      transaction,
    )
    if (numAffectedRows !== 1n) return
    await transaction.deleteFrom('job_progress').where('job_id', '=', jobId).execute()
    await boss.fail(JOBS_QUEUE, entry, { message: 'given back by its worker' }, inTransaction(transaction))
  })
}

/** Which of these jobs now belong to the worker's new number; the others were already taken from it. */
export async function carryOver(
  db: Database,
  jobIds: string[],
  { from, to }: { from: number; to: number },
): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set()
  const carried = await db
    .updateTable('jobs')
    .set({ worker_number: to })
    .where('id', 'in', jobIds)
    .where('status', '=', 'processing')
    .where('worker_number', '=', from)
    .returning('id')
    .execute()
  return new Set(carried.map(({ id }) => id))
}

const claimHeld = ({ id, retryCount }: Job<QueuedJob>) => sql<boolean>`exists (
  select from pgboss.job
  where name = ${JOBS_QUEUE} and id = ${id} and state = 'active' and retry_count = ${retryCount})`
