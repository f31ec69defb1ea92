/**
 * The append-only ledger of credits, whose sum is the balance (design 9). A reservation is made by `submit_job`, in the
 * transaction that makes the job; here are the entries that follow it. The database's trigger moves the balance.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { CreditEntryKind, Tables, Timestamp } from '../database/schema.ts'

export interface Balance {
  /** Free to spend. */
  balance: number
  /** Reserved for jobs that have not ended. */
  held: number
}

export interface Reservation {
  accountId: string
  jobId: string
  price: number
}

export interface CreditEntry {
  id: number
  kind: CreditEntryKind
  amount: number
  held: number
  jobId: string | null
  note: string | null
  createdAt: Timestamp
}

export async function grant(
  db: Database,
  { accountId, amount, note }: { accountId: string; amount: number; note?: string | undefined },
): Promise<void> {
  await db
    .insertInto('credit_entries')
    .values({ account_id: accountId, kind: 'grant', amount, held: 0, note: note ?? null })
    .execute()
}

/** The job succeeded: what was held for it is spent. */
export const charge = (transaction: Transaction<Tables>, job: Reservation): Promise<void> =>
  settle(transaction, 'charge', job)

/** The job failed: what was held for it is free again. */
export const release = (transaction: Transaction<Tables>, job: Reservation): Promise<void> =>
  settle(transaction, 'release', job)

/** Made from the job's own reservation, so that no other amount can be settled; a second settlement breaks an index. */
async function settle(
  transaction: Transaction<Tables>,
  kind: 'charge' | 'release',
  { accountId, jobId, price }: Reservation,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into credit_entries (account_id, kind, amount, held, job_id)
    select account_id, ${kind}::text, case ${kind}::text when 'release' then held else 0 end, -held, job_id
    from credit_entries
    where kind = 'reserve' and job_id = ${jobId} and account_id = ${accountId} and held = ${price}
  `.execute(transaction)
  if (numAffectedRows !== 1n) {
    throw new Error(`account ${accountId} holds no reservation of ${price} credits for job ${jobId}`)
  }
}

export const balanceOf = (db: Database, accountId: string): Promise<Balance> =>
  db.selectFrom('accounts').select(['balance', 'held']).where('id', '=', accountId).executeTakeFirstOrThrow()

const LOW = 10
/** So little that a day's work may use it up. */
export const isLow = (balance: number): boolean => balance < LOW

/** Newest first, each with the balance it left; `before` is the id of the last entry already seen. */
export async function entriesOf(
  db: Database,
  accountId: string,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<(CreditEntry & { balanceAfter: number })[]> {
  const seen = before ?? null
  const { rows } = await sql<CreditEntry & { balanceAfter: number }>`
    with page as (
      select id, kind, amount, held, job_id, note, created_at from credit_entries
      where account_id = ${accountId} and (${seen}::bigint is null or id < ${seen})
      order by id desc limit ${limit}
    ), top as (
      -- What the account had after the newest entry of the page: everything, less what came later.
      select coalesce((select sum(amount) from credit_entries
        where account_id = ${accountId} and id <= (select max(id) from page)), 0) as balance
    )
    select page.id, kind, page.amount, page.held, job_id as "jobId", note, created_at as "createdAt",
      (top.balance - coalesce(sum(page.amount) over (order by page.id desc
        rows between unbounded preceding and 1 preceding), 0))::bigint as "balanceAfter"
    from page, top order by page.id desc`.execute(db)
  return rows
}
