/** The key that an account's dashboard submits its jobs by: made when first needed, known to nobody. */
import { randomBytes } from 'node:crypto'
import { createSigningSecret, type Keyring } from './keys.ts'

export interface DashboardKey {
  id: string
  secretHash: Buffer
}

/** Stands where other keys show how they begin. */
const PREFIX = 'dashboard'
const HASH_BYTES = 32

export async function dashboardKey({ db, vault }: Keyring, accountId: string): Promise<DashboardKey> {
  const find = () =>
    db
      .selectFrom('api_keys')
      .select(['id', 'secret_hash as secretHash'])
      .where('account_id', '=', accountId)
      .where('of_dashboard', '=', true)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
  const known = await find()
  if (known) return known
  await db
    .insertInto('api_keys')
    .values({
      account_id: accountId,
      name: 'Dashboard',
      prefix: PREFIX,
      // The hash of no key at all.
      secret_hash: randomBytes(HASH_BYTES),
      signing_secret: vault.seal(createSigningSecret()),
      of_dashboard: true,
    })
    // Another request of the same account may have made it meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`account ${accountId} has no key for its dashboard`)
  return made
}
