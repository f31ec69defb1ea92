/** The keys of an account, with what each has been used for lately. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { ApiKey } from './keys.ts'

export interface KeyUse extends Omit<ApiKey, 'accountId'> {
  requestsLastMinute: number
  requestsLastHour: number
  /** Since midnight, UTC. */
  requestsToday: number
  jobs: number
}

/** Requests are numbered per key, so a count is the last number less the first one in its window. */
export async function keyUse(db: Database, accountId: string): Promise<KeyUse[]> {
  const { rows } = await sql<KeyUse>`
    select k.id, k.name, k.prefix, k.of_dashboard as "ofDashboard", k.created_at as "createdAt",
      k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt",
      coalesce(last.number - minute.number + 1, 0) as "requestsLastMinute",
      coalesce(last.number - hour.number + 1, 0) as "requestsLastHour",
      coalesce(last.number - today.before, 0) as "requestsToday",
      (select count(*) from jobs j where j.api_key_id = k.id) as jobs
    from api_keys k
    left join lateral (
      select number from admitted_requests r where r.api_key_id = k.id order by r.at desc limit 1
    ) last on true
    left join lateral (
      select number from admitted_requests r where r.api_key_id = k.id and r.at > now() - interval '1 minute'
      order by r.at limit 1
    ) minute on true
    left join lateral (
      select number from admitted_requests r where r.api_key_id = k.id and r.at > now() - interval '1 hour'
      order by r.at limit 1
    ) hour on true
    left join request_days today on today.api_key_id = k.id and today.day = (now() at time zone 'UTC')::date
    where k.account_id = ${accountId}
    order by k.created_at, k.id`.execute(db)
  return rows
}
