/** The account that every installation has: made at the first start, with credits and a key to try it with. */
import { grant } from '../credits/ledger.ts'
import { OWNER_EMAIL } from './accounts.ts'
import { createApiKey, type Keyring, type NewApiKey } from './keys.ts'

export interface Owner {
  accountId: string
  email: string
  /** Only at the start that made it: it cannot be shown again. */
  firstKey: Pick<NewApiKey, 'apiKey' | 'signingSecret'> | undefined
}

/** One transaction, so that of several first starts one does all of it and the others wait for it. */
export const ensureOwner = (
  { db, vault }: Keyring,
  { starterCredits }: { starterCredits: number },
): Promise<Owner> =>
  db.transaction().execute(async (transaction) => {
    const made = await transaction
      .insertInto('accounts')
      .values({ email: OWNER_EMAIL, role: 'owner', password_hash: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'email'])
      .executeTakeFirst()
    if (!made) {
      const { id, email } = await transaction
        .selectFrom('accounts')
        .select(['id', 'email'])
        .where('role', '=', 'owner')
        .executeTakeFirstOrThrow()
      return { accountId: id, email, firstKey: undefined }
    }
    if (starterCredits > 0) {
      await grant(transaction, { accountId: made.id, amount: starterCredits, note: 'starter credits' })
    }
    const { apiKey, signingSecret } = await createApiKey(
      { db: transaction, vault },
      { accountId: made.id, name: 'first key' },
    )
    return { accountId: made.id, email: made.email, firstKey: { apiKey, signingSecret } }
  })
