/** What an account has spent, day by day. */

import type { DesignMode } from '@cadwright/engine'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

export interface SpentDay {
  /** In UTC. */
  day: string
  designMode: DesignMode
  keyId: string
  credits: number
  jobs: number
}

/** Charges alone: what was reserved and released again was never spent. */
export async function spentByDay(db: Database, accountId: string, days: number): Promise<SpentDay[]> {
  const { rows } = await sql<SpentDay>`
    select to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, j.design_mode as "designMode",
      j.api_key_id as "keyId", -sum(e.held)::bigint as credits, count(*) as jobs
    from credit_entries e join jobs j on j.id = e.job_id
    where e.account_id = ${accountId} and e.kind = 'charge'
      and e.created_at >= ((now() at time zone 'UTC')::date - ${days - 1}::int) at time zone 'UTC'
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}
