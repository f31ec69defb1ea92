/** Deliveries as they stand in the database: made once, claimed by one sender at a time, ended once. */
import { sql, type Transaction } from 'kysely'
import { isUuid } from '../accounts/uuid.ts'
import type { Database } from '../database/connect.ts'
import type { DeliveryState, Tables, Timestamp } from '../database/schema.ts'
import { type DownloadLink, JOB_COLUMNS, type JobRow, jobOut } from '../jobs/job.ts'
import { WORKER_LOCK } from '../jobs/presence.ts'
import { completionPayload } from './payload.ts'
import type { Verdict } from './schedule.ts'
import type { Sent } from './send.ts'

export interface Completion {
  jobId: string
  accountId: string
  apiKeyId: string
  callbackUrl: string
}

/** In the transaction that finishes the job. */
export async function recordCompletion(
  transaction: Transaction<Tables>,
  { jobId, accountId, apiKeyId, callbackUrl }: Completion,
  downloadLink: DownloadLink,
): Promise<void> {
  const { rows } = await sql<JobRow>`select ${sql.raw(JOB_COLUMNS)} from jobs where id = ${jobId}`.execute(
    transaction,
  )
  const [job] = rows
  if (!job) throw new Error(`job ${jobId} is missing in its own transaction`)
  const body = JSON.stringify(completionPayload(jobOut(job, downloadLink)))
  await transaction
    .insertInto('webhook_deliveries')
    .values({ account_id: accountId, api_key_id: apiKeyId, job_id: jobId, ...addressed(callbackUrl), body })
    .execute()
}

const addressed = (url: string) => ({ url, host: new URL(url).host })

/** The same words once more, as a delivery of its own; undefined where the account has no such delivery. */
export async function resendDelivery(
  db: Database,
  { accountId, deliveryId }: { accountId: string; deliveryId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into webhook_deliveries (account_id, api_key_id, job_id, resend_of, url, host, body)
    select account_id, api_key_id, job_id, id, url, host, body from webhook_deliveries
    where id = ${deliveryId} and account_id = ${accountId}
    returning id`.execute(db)
  return rows[0]?.id
}

export async function findDelivery(
  db: Database,
  deliveryId: string,
): Promise<{ id: string; accountId: string } | undefined> {
  if (!isUuid(deliveryId)) return undefined
  return db
    .selectFrom('webhook_deliveries')
    .select(['id', 'account_id as accountId'])
    .where('id', '=', deliveryId)
    .executeTakeFirst()
}

/** An event to try a receiver out with, signed like any other. */
export async function sendTestEvent(
  db: Database,
  { accountId, apiKeyId, url }: { accountId: string; apiKeyId: string; url: string },
): Promise<string> {
  const body = JSON.stringify({
    job_id: 'pub_000000000000',
    status: 'failed',
    endpoint: 'text_to_cad',
    design_mode: 'standard',
    error_code: 'internal_error',
    error_message: 'This is a test event; there is no such job.',
    metadata: { test: true },
  })
  const { id } = await db
    .insertInto('webhook_deliveries')
    .values({ account_id: accountId, api_key_id: apiKeyId, job_id: null, ...addressed(url), body })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface Claimed {
  id: string
  /** The worker that claimed it: only under this number is its attempt recorded. */
  claimant: number
  apiKeyId: string
  host: string
  url: string
  body: string
  /** Of the attempt that is due now, from one. */
  attempt: number
}

export interface ClaimLimits {
  most: number
  perHost: number
  perAccount: number
  /** Hosts that did not answer lately get less. */
  troubledHosts: readonly string[]
  perTroubledHost: number
}

/**
 * What is due, oldest first, so much of each host and of each account as they have room for. A claim holds while the
 * claiming worker's lock does, and never longer than a minute.
 */
export async function claimDue(db: Database, claimant: number, limits: ClaimLimits): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with living as materialized (
      select objid::bigint::integer as number from pg_locks
      where locktype = 'advisory' and classid = ${WORKER_LOCK} and granted
        and database = (select oid from pg_database where datname = current_database())
    ), pending as materialized (
      select id, host, account_id, next_attempt_at,
        coalesce(claimed_at > now() - interval '1 minute' and claimed_by in (select number from living), false) as busy
      from webhook_deliveries where state = 'pending' and next_attempt_at <= now()
    ), busy_hosts as (
      select host, count(*) as sending from pending where busy group by host
    ), busy_accounts as (
      select account_id, count(*) as sending from pending where busy group by account_id
    ), of_hosts as (
      select id, host, account_id, next_attempt_at,
        row_number() over (partition by host order by next_attempt_at, id) + coalesce(sending, 0) as nth
      from pending left join busy_hosts using (host) where not busy
    ), of_accounts as (
      -- Ranked among those alone whose host has room: a host that hangs must not use up its account's share.
      select id, next_attempt_at,
        row_number() over (partition by account_id order by next_attempt_at, id) + coalesce(sending, 0) as nth
      from of_hosts left join busy_accounts using (account_id)
      where nth <= case when host = any(${limits.troubledHosts}) then ${limits.perTroubledHost}::int
        else ${limits.perHost}::int end
    ), chosen as (
      select d.id from webhook_deliveries d join of_accounts a on a.id = d.id
      where a.nth <= ${limits.perAccount} and d.state = 'pending' and d.next_attempt_at <= now()
      order by a.next_attempt_at limit ${limits.most}
      for update of d skip locked
    )
    update webhook_deliveries d set claimed_by = ${claimant}, claimed_at = now()
    from chosen where d.id = chosen.id
    returning d.id, d.claimed_by as claimant, d.api_key_id as "apiKeyId", d.host, d.url, d.body, d.attempts + 1 as attempt`.execute(
    db,
  )
  return rows
}

/** What came of an attempt, and what follows. A claim that was taken over meanwhile changes nothing. */
export async function recordAttempt(
  db: Database,
  { id, claimant, attempt }: Claimed,
  { startedAt, sent, next }: { startedAt: Date; sent: Sent; next: Verdict },
): Promise<void> {
  const { result } = sent
  await db.transaction().execute(async (transaction) => {
    const waitMs = next.kind === 'retry' ? next.waitMs : null
    const { numAffectedRows } = await sql`
      update webhook_deliveries set attempts = ${attempt}, claimed_by = null, claimed_at = null,
        state = ${next.kind === 'retry' ? 'pending' : next.kind},
        next_attempt_at = clock_timestamp() + ${waitMs}::float8 * interval '1 millisecond',
        finished_at = case when ${waitMs}::float8 is null then clock_timestamp() end
      where id = ${id} and state = 'pending' and attempts = ${attempt - 1} and claimed_by = ${claimant}`.execute(
      transaction,
    )
    if (numAffectedRows !== 1n) return
    await transaction
      .insertInto('webhook_attempts')
      .values({
        delivery_id: id,
        number: attempt,
        started_at: startedAt.toISOString(),
        duration_ms: sent.durationMs,
        status: 'status' in result ? result.status : null,
        error: 'error' in result ? result.error : null,
        response_start: sent.responseStart ?? null,
      })
      .execute()
  })
}

/** When the next delivery falls due, in milliseconds from now; undefined when none waits. */
export async function nextDueMs(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(next_attempt_at) - clock_timestamp()) * 1000)::float8 as ms
    from webhook_deliveries where state = 'pending'`.execute(db)
  return rows[0]?.ms ?? undefined
}

export interface DeliveryAttempt {
  deliveryId: string
  jobId: string | null
  url: string
  state: DeliveryState
  number: number
  startedAt: Timestamp
  durationMs: number
  status: number | null
  error: string | null
  responseStart: string | null
}

/** What was tried lately for an account, the latest first. */
export const attemptsOf = (db: Database, accountId: string, limit: number): Promise<DeliveryAttempt[]> =>
  db
    .selectFrom('webhook_attempts as attempt')
    .innerJoin('webhook_deliveries as delivery', 'delivery.id', 'attempt.delivery_id')
    .select([
      'delivery.id as deliveryId',
      'delivery.job_id as jobId',
      'delivery.url',
      'delivery.state',
      'attempt.number',
      'attempt.started_at as startedAt',
      'attempt.duration_ms as durationMs',
      'attempt.status',
      'attempt.error',
      'attempt.response_start as responseStart',
    ])
    .where('delivery.account_id', '=', accountId)
    .orderBy('attempt.started_at', 'desc')
    .limit(limit)
    .execute()
