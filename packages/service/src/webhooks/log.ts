/** Deliveries as the dashboard shows them: of all keys of an account, with every attempt. */
import { type SqlBool, sql } from 'kysely'
import { isUuid } from '../accounts/uuid.ts'
import type { Database } from '../database/connect.ts'
import type { DeliveryState, Timestamp } from '../database/schema.ts'

export interface LogOptions {
  accountId: string
  keyId?: string | undefined
  jobId?: string | undefined
  state?: DeliveryState | undefined
  limit: number
  after?: { createdAt: Timestamp; id: string } | undefined
}

const deliveries = (db: Database, accountId: string) =>
  db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('api_keys as key', 'key.id', 'delivery.api_key_id')
    .leftJoin('webhook_attempts as last', (join) =>
      join.onRef('last.delivery_id', '=', 'delivery.id').onRef('last.number', '=', 'delivery.attempts'),
    )
    .where('delivery.account_id', '=', accountId)
    .select([
      'delivery.id',
      'delivery.job_id as jobId',
      'key.id as keyId',
      'key.name as keyName',
      'delivery.url',
      'delivery.state',
      'delivery.attempts',
      'delivery.created_at as createdAt',
      'delivery.next_attempt_at as nextAttemptAt',
      'delivery.finished_at as finishedAt',
      'delivery.resend_of as resendOf',
      'last.status as lastStatus',
      'last.error as lastError',
    ])

/** Newest first. */
export function deliveryLog(db: Database, { accountId, keyId, jobId, state, limit, after }: LogOptions) {
  let query = deliveries(db, accountId)
  if (keyId) query = query.where('delivery.api_key_id', '=', keyId)
  if (jobId) query = query.where('delivery.job_id', '=', jobId)
  if (state) query = query.where('delivery.state', '=', state)
  if (after) {
    query = query.where(
      sql<SqlBool>`(delivery.created_at, delivery.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    )
  }
  return query.orderBy('delivery.created_at', 'desc').orderBy('delivery.id', 'desc').limit(limit).execute()
}

export async function inspectDelivery(
  db: Database,
  { accountId, deliveryId }: { accountId: string; deliveryId: string },
) {
  if (!isUuid(deliveryId)) return undefined
  const delivery = await deliveries(db, accountId)
    .select('delivery.body')
    .where('delivery.id', '=', deliveryId)
    .executeTakeFirst()
  if (!delivery) return undefined
  const attemptLog = await db
    .selectFrom('webhook_attempts')
    .select([
      'number',
      'started_at as startedAt',
      'duration_ms as durationMs',
      'status',
      'error',
      'response_start as responseStart',
    ])
    .where('delivery_id', '=', deliveryId)
    .orderBy('number')
    .execute()
  return { ...delivery, attemptLog }
}
