/** Signing in by e-mail address and password, and how often somebody may try. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { verifyPassword } from './passwords.ts'

export type SignIn =
  | { outcome: 'signed in'; accountId: string }
  | { outcome: 'wrong' }
  /** Nothing was looked at: too many attempts failed lately. */
  | { outcome: 'throttled' }

/**
 * One who mistypes meets none of these. Somebody who guesses at one account from many places, or at many accounts from
 * one, is slowed down; the owner of an account that is guessed at from elsewhere still gets in until its last limit.
 */
const MOST_ATTEMPTS = { byBoth: 10, byAddress: 50, byEmail: 100 }
/** As long as `admit_sign_in` remembers a failed attempt. */
export const THROTTLED_MINUTES = 15

export async function signIn(
  db: Database,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<SignIn> {
  const name = email.toLowerCase()
  // Written down before it is judged, so that many at once count as many.
  if (!(await admitted(db, { email: name, address }))) return { outcome: 'throttled' }
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where((where) => where(where.fn<string>('lower', ['email']), '=', name))
    .executeTakeFirst()
  const right = await verifyPassword(password, account?.password_hash)
  if (!account || !right) return { outcome: 'wrong' }
  await db.deleteFrom('sign_in_attempts').where('email', '=', name).where('address', '=', address).execute()
  return { outcome: 'signed in', accountId: account.id }
}

async function admitted(
  db: Database,
  { email, address }: { email: string; address: string },
): Promise<boolean> {
  const { byBoth, byAddress, byEmail } = MOST_ATTEMPTS
  const { rows } = await sql<{ admitted: boolean }>`
    select admit_sign_in(${email}, ${address}, ${byBoth}, ${byAddress}, ${byEmail}) as admitted`.execute(db)
  return rows[0]?.admitted ?? false
}
