/** How much waits and how long it has: asked of the database, as the queue belongs to all processes. */
import type { Pool } from 'pg'

export interface QueueState {
  queued: number
  processing: number
  /** Of the job that has waited longest for a worker, 0 when none waits. */
  oldestWaitingSeconds: number
}

const QUEUE = `
  select count(*) filter (where status = 'queued') as queued,
         count(*) filter (where status = 'processing') as processing,
         greatest(0, coalesce(extract(epoch from clock_timestamp() - min(created_at) filter (where status = 'queued')), 0))
           ::float8 as "oldestWaitingSeconds"
  from jobs where status in ('queued', 'processing')`

export async function queueState(pool: Pool): Promise<QueueState> {
  const { rows } = await pool.query<QueueState>(QUEUE)
  return rows[0] ?? { queued: 0, processing: 0, oldestWaitingSeconds: 0 }
}
