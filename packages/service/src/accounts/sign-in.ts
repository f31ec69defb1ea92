/** Signing in by e-mail address and password, and how often somebody may try. */
import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Timestamp } from '../database/schema.ts'
import { verifyPassword } from './passwords.ts'

export type SignIn =
  | { outcome: 'signed in'; accountId: string }
  | { outcome: 'wrong' }
  /** Nothing was looked at: too many attempts failed lately. */
  | { outcome: 'throttled' }

const WINDOW = sql`interval '15 minutes'`
/**
 * One who mistypes meets none of these. Somebody who guesses at one account from many places, or at many accounts from
 * one, is slowed down; the owner of an account that is guessed at from elsewhere still gets in until its last limit.
 */
const MOST_ATTEMPTS = { byBoth: 10, byAddress: 50, byEmail: 100 }
export const THROTTLED_MINUTES = 15

export async function signIn(
  db: Database,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<SignIn> {
  const name = email.toLowerCase()
  // Written down before it is judged, so that many at once count as many.
  const attempt = await noteAttempt(db, { email: name, address })
  if (attempt.throttled) return { outcome: 'throttled' }
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

async function noteAttempt(
  db: Database,
  { email, address }: { email: string; address: string },
): Promise<{ throttled: boolean }> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('at', '<', sql<Timestamp>`clock_timestamp() - ${WINDOW}`)
    .execute()
  const { id } = await db
    .insertInto('sign_in_attempts')
    .values({ email, address })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ both: number; same_address: number; same_email: number }>`
    select count(*) filter (where email = ${email} and address = ${address}) as both,
      count(*) filter (where address = ${address}) as same_address,
      count(*) filter (where email = ${email}) as same_email
    from sign_in_attempts where email = ${email} or address = ${address}`.execute(db)
  const { both = 0, same_address = 0, same_email = 0 } = rows[0] ?? {}
  const throttled =
    both > MOST_ATTEMPTS.byBoth ||
    same_address > MOST_ATTEMPTS.byAddress ||
    same_email > MOST_ATTEMPTS.byEmail
  // What was not looked at does not lengthen the wait.
  if (throttled) await db.deleteFrom('sign_in_attempts').where('id', '=', id).execute()
  return { throttled }
}
