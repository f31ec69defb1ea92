/** Deletes the files of jobs that have expired (design 7); their records stay in the lists. */
import type { Pool } from 'pg'
import type { Log } from '../observability/log.ts'
import type { Storage } from '../storage/storage.ts'
import { folderOf } from './output.ts'

export interface SweepOptions {
  pool: Pool
  storage: Storage
  log: Log
  signal: AbortSignal
}

/** One sweeper at a time suffices; the lock goes with the connection of one that dies. */
const SWEEPER_LOCK = [3, 1]
const BATCH = 100

interface Expired {
  id: string
  expires_at: string
}

const NEXT_EXPIRED = `
  select id, expires_at from jobs
  where expires_at < now() and output_deleted_at is null and (expires_at, id) > ($1::timestamptz, $2)
  order by expires_at, id limit ${BATCH}`

/** How many were deleted. Files go first and the mark follows, so a sweep that is cut off is only done again. */
export async function sweepExpired({ pool, storage, log, signal }: SweepOptions): Promise<number> {
  const client = await pool.connect()
  let fault: Error | undefined
  try {
    const { rows } = await client.query<{ ours: boolean }>(
      'select pg_try_advisory_lock($1, $2) as ours',
      SWEEPER_LOCK,
    )
    if (!rows[0]?.ours) return 0
    let deleted = 0
    let last: Expired = { id: '', expires_at: '-infinity' }
    while (!signal.aborted) {
      const { rows: expired } = await client.query<Expired>(NEXT_EXPIRED, [last.expires_at, last.id])
      const gone = await deleteFiles(expired, { storage, log, signal })
      await client.query('update jobs set output_deleted_at = clock_timestamp() where id = any($1)', [gone])
      deleted += gone.length
      // What could not be deleted is passed over until the next sweep.
      last = expired.at(-1) ?? last
      if (expired.length < BATCH) break
    }
    await client.query('select pg_advisory_unlock($1, $2)', SWEEPER_LOCK)
    return deleted
  } catch (error) {
    fault = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // With a fault the connection is closed, and the lock with it.
    client.release(fault)
  }
}

async function deleteFiles(
  expired: Expired[],
  { storage, log, signal }: Omit<SweepOptions, 'pool'>,
): Promise<string[]> {
  const gone: string[] = []
  for (const { id } of expired) {
    if (signal.aborted) break
    try {
      // The whole folder: attempts that were cut off may have left something beside the output.
      await storage.deleteAll(folderOf(id))
      gone.push(id)
    } catch (error) {
      log.warn({ err: error, jobId: id }, 'an expired output could not be deleted')
    }
  }
  return gone
}
