/** Accounts: who owns keys, jobs and credits. */
import { sql } from 'kysely'
import { z } from 'zod'
import { grant } from '../credits/ledger.ts'
import type { Database } from '../database/connect.ts'
import type { AccountRole, Timestamp } from '../database/schema.ts'
import { hashPassword } from './passwords.ts'
import { isUuid } from './uuid.ts'

export interface Account {
  id: string
  email: string
  role: AccountRole
  hasPassword: boolean
  balance: number
  held: number
  createdAt: Timestamp
}

/** Kept for the account of the first start (`owner.ts`). */
export const OWNER_EMAIL = 'owner@localhost'

/** Checked where an address comes in. As browsers judge it: on an intranet a name without dots is one too. */
export const emailAddress = z.email({ pattern: z.regexes.html5Email }).max(254)

export async function createAccount(
  db: Database,
  { email, credits = 0 }: { email: string; credits?: number | undefined },
): Promise<Pick<Account, 'id' | 'email'> | 'taken'> {
  emailAddress.parse(email)
  if (email.toLowerCase() === OWNER_EMAIL) return 'taken'
  return await db.transaction().execute(async (transaction) => {
    const account = await transaction
      .insertInto('accounts')
      .values({ email, password_hash: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!account) return 'taken'
    if (credits > 0) {
      await grant(transaction, { accountId: account.id, amount: credits, note: 'starter credits' })
    }
    return account
  })
}

const accounts = (db: Database) =>
  db
    .selectFrom('accounts')
    .select([
      'id',
      'email',
      'role',
      sql<boolean>`password_hash is not null`.as('hasPassword'),
      'balance',
      'held',
      'created_at as createdAt',
    ])

/** Letters of an e-mail address count the same in both cases. */
export const findAccount = (db: Database, emailOrId: string): Promise<Account | undefined> =>
  accounts(db)
    .where((where) =>
      isUuid(emailOrId)
        ? where('id', '=', emailOrId)
        : where(where.fn<string>('lower', ['email']), '=', where.fn<string>('lower', [where.val(emailOrId)])),
    )
    .executeTakeFirst()

export const listAccounts = (db: Database): Promise<Account[]> =>
  accounts(db).orderBy('created_at').orderBy('id').execute()

/** False: no such account. */
export async function setPassword(db: Database, accountId: string, password: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
