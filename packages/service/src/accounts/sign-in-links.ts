/** One-time links into the dashboard, for an account that has no password yet or has forgotten it. */
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import type { Timestamp } from '../database/schema.ts'

export interface SignInLink {
  accountId: string
  expiresAt: Timestamp
}

const TOKEN_BYTES = 32

const hashToken = (token: string) => createHash('sha256').update(token).digest()

export async function createSignInLink(db: Database, accountId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  // Nothing else tidies this table.
  await db.deleteFrom('sign_in_links').where('expires_at', '<', sql<Timestamp>`clock_timestamp()`).execute()
  await db
    .insertInto('sign_in_links')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      expires_at: sql<Timestamp>`clock_timestamp() + interval '24 hours'`,
    })
    .execute()
  return token
}

/** A link that can still be used; looking does not use it up. */
export const findSignInLink = (db: Database, token: string): Promise<SignInLink | undefined> =>
  db
    .selectFrom('sign_in_links')
    .select(['account_id as accountId', 'expires_at as expiresAt'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Timestamp>`clock_timestamp()`)
    .executeTakeFirst()

/** One statement: of two that use the same link at once, the second finds it used. */
export async function useSignInLink(db: Database, token: string): Promise<string | undefined> {
  const used = await db
    .updateTable('sign_in_links')
    .set({ used_at: sql<Timestamp>`clock_timestamp()` })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Timestamp>`clock_timestamp()`)
    .returning('account_id')
    .executeTakeFirst()
  return used?.account_id
}

/** Where the link leads: to the public address, or else to where the service listens. */
export function signInAddress(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  token: string,
): string {
  const base = publicUrl ?? `http://${reachable(host)}:${port}`
  return `${base}/sign-in?token=${token}`
}

/** Listening on every address is not an address that a browser can open. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
