/** A month of an account: what it began with, what was granted and charged, and what was left. */

import type { DesignMode } from '@cadwright/engine'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Timestamp } from '../database/schema.ts'

export interface MonthlyStatement {
  opening: number
  granted: number
  charged: number
  closing: number
  lines: StatementEntry[]
}

export interface StatementEntry {
  at: Timestamp
  kind: 'grant' | 'charge'
  /** What it added; a charge takes away. */
  credits: number
  jobId: string | null
  keyName: string | null
  designMode: DesignMode | null
  note: string | null
}

/**
 * Free and reserved credits are counted together: a reservation only moves them from one to the other, so grants and
 * charges are all that a statement has to list.
 */
export async function monthlyStatement(
  db: Database,
  { accountId, month }: { accountId: string; month: string },
): Promise<MonthlyStatement> {
  const first = `${month}-01`
  const { rows: sums } = await sql<{ opening: number }>`
    select coalesce(sum(amount + held), 0)::bigint as opening from credit_entries
    where account_id = ${accountId} and created_at < ${first}::date at time zone 'UTC'`.execute(db)
  const { rows: lines } = await sql<StatementEntry>`
    select e.created_at as at, e.kind, e.amount + e.held as credits, e.job_id as "jobId", k.name as "keyName",
      j.design_mode as "designMode", e.note
    from credit_entries e left join jobs j on j.id = e.job_id left join api_keys k on k.id = j.api_key_id
    where e.account_id = ${accountId} and e.kind in ('grant', 'charge')
      and e.created_at >= ${first}::date at time zone 'UTC'
      and e.created_at < (${first}::date + interval '1 month') at time zone 'UTC'
    order by e.id`.execute(db)
  const total = (kind: StatementEntry['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((sum, { credits }) => sum + credits, 0)
  const opening = sums[0]?.opening ?? 0
  const granted = total('grant')
  const charged = -total('charge')
  return { opening, granted, charged, closing: opening + granted - charged, lines }
}
