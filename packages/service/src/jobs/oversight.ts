/** The state of the whole installation, for the operator: who works, what waits to be sent, and what failed lately. */

import type { DesignMode, JobErrorCode } from '@cadwright/engine'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Timestamp } from '../database/schema.ts'
import { WORKER_LOCK, WORKER_NAME } from './presence.ts'

/** Every living worker that takes jobs, known by its lock. */
export async function livingWorkers(db: Database): Promise<{ number: number; jobs: number }[]> {
  const { rows } = await sql<{ number: number; jobs: number }>`
    select l.objid::bigint as number,
      (select count(*) from jobs j where j.status = 'processing' and j.worker_number = l.objid::bigint) as jobs
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.classid = ${WORKER_LOCK} and l.granted
      and a.application_name = ${WORKER_NAME}
      and l.database = (select oid from pg_database where datname = current_database())
    order by 1`.execute(db)
  return rows
}

export async function waitingDeliveries(db: Database): Promise<{ pending: number; overdue: number }> {
  const { rows } = await sql<{ pending: number; overdue: number }>`
    select count(*) as pending,
      count(*) filter (where next_attempt_at < clock_timestamp() - interval '1 minute') as overdue
    from webhook_deliveries where state = 'pending'`.execute(db)
  return rows[0] ?? { pending: 0, overdue: 0 }
}

export interface FailedJob {
  jobId: string
  email: string
  designMode: DesignMode
  errorCode: JobErrorCode
  errorMessage: string
  at: Timestamp
}

export async function recentFailures(db: Database, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select j.id as "jobId", a.email, j.design_mode as "designMode", j.error_code as "errorCode",
      j.error_message as "errorMessage", j.updated_at as at
    from jobs j join accounts a on a.id = j.account_id
    where j.status = 'failed' order by j.updated_at desc limit ${limit}`.execute(db)
  return rows
}
