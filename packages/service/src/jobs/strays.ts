/** Jobs that wait while no entry of the queue leads to them any more: a new entry brings each back. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { JOBS_QUEUE } from './queue.ts'

const MOST_AT_ONCE = 100

/** How many were found. A job that a worker holds is none: when that worker dies, the reaper lets go of it. */
export async function enqueueStrays(db: Database): Promise<number> {
  const { rows } = await sql`
    with strays as (
      select j.id from jobs j
      where j.status in ('queued', 'processing') and j.worker_number is null
        and j.updated_at < now() - interval '1 minute'
        and not exists (
          select from pgboss.job q
          where q.name = ${JOBS_QUEUE} and q.id = j.queue_id and q.state < 'completed')
      order by j.created_at limit ${MOST_AT_ONCE} for update of j skip locked
    ), renewed as (
      update jobs set queue_id = gen_random_uuid() from strays where jobs.id = strays.id
      returning jobs.id, jobs.queue_id
    )
    select enqueue_job(id, queue_id) from renewed`.execute(db)
  return rows.length
}
