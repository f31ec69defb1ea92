/** Jobs whose worker died go back to the queue (design 13): at once, for the database knows which workers live. */
import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/connect.ts'
import { WORKER_LOCK } from './presence.ts'
import { inTransaction, JOBS_QUEUE } from './queue.ts'

/** A number that nobody in this database holds the lock of. */
const ORPHANED = sql<boolean>`
  j.status = 'processing' and j.worker_number is not null and not exists (
    select from pg_locks l
    where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())
      and l.classid = ${sql.lit(WORKER_LOCK)} and l.objid = j.worker_number::oid and l.objsubid = 2 and l.granted)`

interface Orphan {
  id: string
  queue_id: string
  /** Null where the queue has taken the job from the dead worker by itself. */
  retry_count: number | null
}

/** How many were handed back. Any worker may call it at any time: rows that another one is busy with are left to it. */
export async function returnLostJobs({ db, boss }: { db: Database; boss: PgBoss }): Promise<number> {
  const { rows: found } = await sql`select from jobs j where ${ORPHANED} limit 1`.execute(db)
  if (found.length === 0) return 0
  return db.transaction().execute(async (transaction) => {
    // A claim made after the dead worker began is somebody else's.
    const { rows: orphans } = await sql<Orphan>`
      select j.id, j.queue_id, q.retry_count
      from jobs j
      left join pgboss.job q on q.name = ${JOBS_QUEUE} and q.id = j.queue_id and q.state = 'active'
        and q.started_on <= j.started_at
      where ${ORPHANED}
      for update of j skip locked`.execute(transaction)
    if (orphans.length === 0) return 0
    const ids = orphans.map(({ id }) => id)
    await transaction.updateTable('jobs').set({ worker_number: null }).where('id', 'in', ids).execute()
    const claims = orphans.flatMap(({ queue_id: id, retry_count: retryCount }) =>
      retryCount === null ? [] : [{ id, retryCount }],
    )
    if (claims.length > 0) {
      await boss.fail(JOBS_QUEUE, claims, { message: 'its worker was lost' }, inTransaction(transaction))
    }
    return orphans.length
  })
}
