/** A worker's part in `formats.ts`: from the plan of a finished job to its file in another format. */
import type { Engine } from '@cadwright/engine'
import type { Database } from '../database/connect.ts'
import type { Log } from '../observability/log.ts'
import { mediaTypeOf } from '../storage/media-type.ts'
import type { Storage } from '../storage/storage.ts'
import { EXTRAS } from './extras.ts'
import { formatKey, nameInFormat, type QueuedFormat } from './formats.ts'

export interface FormatBench {
  db: Database
  engine: Engine
  storage: Storage
  log: Log
}

type Made = { bytes: number } | { fault: string }

export async function makeFormat(
  bench: FormatBench,
  wanted: QueuedFormat,
  signal: AbortSignal,
): Promise<void> {
  const made = await make(bench, wanted, signal)
  // Handed back: the queue gives it to another worker.
  signal.throwIfAborted()
  await bench.db
    .updateTable('job_formats')
    .set(
      'bytes' in made
        ? { state: 'ready', bytes: made.bytes, message: null }
        : { state: 'failed', bytes: null, message: made.fault },
    )
    .where('job_id', '=', wanted.jobId)
    .where('format', '=', wanted.format)
    .execute()
}

async function make(
  { db, engine, storage, log }: FormatBench,
  { jobId, format }: QueuedFormat,
  signal: AbortSignal,
): Promise<Made> {
  const job = await db
    .selectFrom('jobs')
    .select(['output_prefix as prefix', 'output_name as name'])
    .where('id', '=', jobId)
    .where('output_deleted_at', 'is', null)
    .executeTakeFirst()
  const plan = job?.prefix ? await storage.read(`${job.prefix}/${EXTRAS.plan.file}`) : undefined
  if (!job?.prefix || !job.name || !plan) return { fault: 'The files of this job are gone.' }
  const result = await engine.generate(
    { source: { kind: 'plan', document: JSON.parse(plan.toString()) }, format, preview: false },
    { signal },
  )
  if (!result.ok) {
    if (!signal.aborted) log.warn({ jobId, format, code: result.error.code }, 'a format could not be made')
    return { fault: result.error.message }
  }
  const name = nameInFormat(job.name, format)
  await storage.put(formatKey(job.prefix, name), result.file.bytes, mediaTypeOf(name))
  return { bytes: result.file.bytes.length }
}
