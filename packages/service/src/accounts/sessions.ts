/** Who is signed in to the dashboard: a random token in a cookie, its hash here, with an end by idleness and one by age. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { AccountRole, Timestamp } from '../database/schema.ts'
import { isUuid } from './uuid.ts'

export interface Session {
  id: string
  accountId: string
  email: string
  role: AccountRole
}

export interface SessionRecord {
  id: string
  createdAt: Timestamp
  lastSeenAt: Timestamp
  expiresAt: Timestamp
  userAgent: string
  address: string
}

export const SESSION_DAYS = 30
const IDLE = sql`interval '7 days'`
const TOKEN_BYTES = 32
const LONGEST_USER_AGENT = 400

const hashToken = (token: string) => createHash('sha256').update(token).digest()

export async function createSession(
  db: Database,
  { accountId, userAgent, address }: { accountId: string; userAgent: string; address: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  // Nothing else tidies this table.
  await db
    .deleteFrom('sessions')
    .where(sql<boolean>`expires_at < clock_timestamp() or last_seen_at < clock_timestamp() - ${IDLE}`)
    .execute()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      user_agent: userAgent.replaceAll('\0', '').toWellFormed().slice(0, LONGEST_USER_AGENT),
      address,
      expires_at: sql<Timestamp>`clock_timestamp() + ${SESSION_DAYS} * interval '1 day'`,
    })
    .execute()
  return token
}

/** One statement; the time last seen is written once a minute at most. */
export async function findSession(db: Database, token: string): Promise<Session | undefined> {
  const { rows } = await sql<Session>`
    with found as (
      select s.id, s.account_id, s.last_seen_at from sessions s
      where s.token_hash = ${hashToken(token)} and s.expires_at > clock_timestamp()
        and s.last_seen_at > clock_timestamp() - ${IDLE}
    ), seen as (
      update sessions s set last_seen_at = clock_timestamp() from found
      where s.id = found.id and found.last_seen_at < clock_timestamp() - interval '1 minute'
    )
    select found.id, a.id as "accountId", a.email, a.role from found join accounts a on a.id = found.account_id`.execute(
    db,
  )
  return rows[0]
}

export const listSessions = (db: Database, accountId: string): Promise<SessionRecord[]> =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      'expires_at as expiresAt',
      'user_agent as userAgent',
      'address',
    ])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`expires_at > clock_timestamp() and last_seen_at > clock_timestamp() - ${IDLE}`)
    .orderBy('last_seen_at', 'desc')
    .execute()

/** False: the account has no such session. */
export async function endSession(
  db: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  if (!isUuid(sessionId)) return false
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** All of an account, but for the one that asks. */
export async function endSessions(
  db: Database,
  { accountId, except }: { accountId: string; except?: string },
): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('account_id', '=', accountId)
  await (except ? sessions.where('id', '!=', except) : sessions).execute()
}
