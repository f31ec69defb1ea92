import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, beforeEach, test } from 'node:test'
import { findAccount } from '../../src/accounts/accounts.ts'
import { hashApiKey, type Keyring, listApiKeys, signingSecretOf } from '../../src/accounts/keys.ts'
import { ensureOwner } from '../../src/accounts/owner.ts'
import { entriesOf } from '../../src/credits/ledger.ts'
import { openVault } from '../../src/secrets/vault.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

const servers: TestDatabase[] = []
let keyring: Keyring

beforeEach(async () => {
  const server = await testDatabase()
  servers.push(server)
  const vault = await openVault({ secretKey: randomBytes(32).toString('hex'), dataDir: '/nowhere' })
  keyring = { db: server.connections.db, vault }
})
after(async () => {
  for (const server of servers) await server.close()
})

test('the first start makes the owner, starter credits and a key; later ones find the owner', async () => {
  const { accountId, email, firstKey } = await ensureOwner(keyring, { starterCredits: 100 })
  assert.ok(firstKey)
  const account = await findAccount(keyring.db, 'owner@localhost')
  assert.deepEqual(
    [account?.id, account?.email, account?.role, account?.balance],
    [accountId, email, 'owner', 100],
  )
  const [key, ...more] = await listApiKeys(keyring.db, accountId)
  assert.ok(key)
  assert.equal(key.name, 'first key')
  assert.deepEqual(more, [])
  assert.equal(await signingSecretOf(keyring, key.id), firstKey.signingSecret)
  const { secret_hash } = await keyring.db
    .selectFrom('api_keys')
    .select('secret_hash')
    .executeTakeFirstOrThrow()
  assert.deepEqual(secret_hash, hashApiKey(firstKey.apiKey))

  assert.deepEqual(await ensureOwner(keyring, { starterCredits: 100 }), {
    accountId,
    email,
    firstKey: undefined,
  })
})

test('eight first starts at once make one account, one key and one grant', async () => {
  const owners = await Promise.all(
    Array.from({ length: 8 }, () => ensureOwner(keyring, { starterCredits: 100 })),
  )
  const [accountId, ...others] = [...new Set(owners.map((owner) => owner.accountId))]
  assert.ok(accountId)
  assert.deepEqual(others, [])
  assert.equal(owners.filter(({ firstKey }) => firstKey).length, 1)
  assert.equal((await listApiKeys(keyring.db, accountId)).length, 1)
  const entries = await entriesOf(keyring.db, accountId, { limit: 10 })
  assert.deepEqual(
    entries.map(({ kind, amount }) => [kind, amount]),
    [['grant', 100]],
  )
})

test('an owner without starter credits is made all the same', async () => {
  const { accountId, firstKey } = await ensureOwner(keyring, { starterCredits: 0 })
  assert.ok(firstKey)
  assert.deepEqual(await entriesOf(keyring.db, accountId, { limit: 10 }), [])
})

test('an owner who goes by another address is still the owner', async () => {
  const { accountId } = await ensureOwner(keyring, { starterCredits: 0 })
  await keyring.db.updateTable('accounts').set({ email: 'boss@example.com' }).execute()
  const again = await ensureOwner(keyring, { starterCredits: 0 })
  assert.deepEqual(again, { accountId, email: 'boss@example.com', firstKey: undefined })
})
