import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createAccount } from '../../src/accounts/accounts.ts'
import {
  createApiKey,
  findApiKey,
  hashApiKey,
  type Keyring,
  listApiKeys,
  revokeApiKey,
  rotateSigningSecret,
  signingSecretOf,
} from '../../src/accounts/keys.ts'
import { openVault } from '../../src/secrets/vault.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
let server: TestDatabase
let keyring: Keyring
let accountId: string

before(async () => {
  server = await testDatabase()
  const vault = await openVault({ secretKey: randomBytes(32).toString('hex'), dataDir: '/nowhere' })
  keyring = { db: server.connections.db, vault }
  accountId = await newAccount()
})
after(() => server.close())

async function newAccount(): Promise<string> {
  const account = await createAccount(keyring.db, { email: `${randomUUID()}@example.com`, credits: 10 })
  assert.ok(typeof account === 'object')
  return account.id
}

const newKey = (name = 'test') => createApiKey(keyring, { accountId, name })

async function isAdmitted(apiKey: string): Promise<boolean> {
  const { rowCount } = await server.connections.pool.query('select * from admit_request($1, 100, 100)', [
    hashApiKey(apiKey),
  ])
  return rowCount === 1
}

test('a key begins with svc_pub_ and goes on with 40 random letters and digits', async () => {
  const { apiKey, prefix, signingSecret } = await newKey()
  assert.match(apiKey, /^svc_pub_[0-9A-Za-z]{40}$/)
  assert.equal(prefix, apiKey.slice(0, 14))
  assert.match(signingSecret, /^whsec_[A-Za-z0-9_-]{43}$/)
})

test('neither the key nor its signing secret is stored readably', async () => {
  const { id, apiKey, signingSecret } = await newKey()
  const row = await keyring.db
    .selectFrom('api_keys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const value of Object.values(row)) {
    const bytes = Buffer.isBuffer(value) ? value : Buffer.from(String(value))
    assert.ok(!bytes.includes(apiKey.slice(14)))
    assert.ok(!bytes.includes(signingSecret.slice(6)))
  }
})

test('a revoked key is refused at once, and stays so', async () => {
  const { id, apiKey } = await newKey()
  assert.equal(await isAdmitted(apiKey), true)
  const revokedAt = await revokeApiKey(keyring.db, id)
  assert.equal(await isAdmitted(apiKey), false)
  assert.ok(revokedAt)
  assert.equal(await revokeApiKey(keyring.db, id), revokedAt)
  assert.equal(await isAdmitted(apiKey), false)
  assert.equal(await revokeApiKey(keyring.db, NOBODY), undefined)
})

test('a job cannot be submitted with a key that was revoked after it was let in', async () => {
  const { id } = await newKey()
  await revokeApiKey(keyring.db, id)
  const { rows } = await server.connections.pool.query(
    `select outcome from submit_job($1, $2, null, 'pub_0123456789ab', gen_random_uuid(), 'text_to_cad', 'standard',
      'STEP', 'a cube', null, '{}', 1)`,
    [accountId, id],
  )
  assert.deepEqual(rows, [{ outcome: 'revoked' }])
})

test('a rotated signing secret counts from now on; the key itself stays', async () => {
  const { id, apiKey, signingSecret } = await newKey()
  assert.equal(await signingSecretOf(keyring, id), signingSecret)
  const rotated = await rotateSigningSecret(keyring, id)
  assert.match(String(rotated), /^whsec_/)
  assert.notEqual(rotated, signingSecret)
  assert.equal(await signingSecretOf(keyring, id), rotated)
  assert.equal(await isAdmitted(apiKey), true)
  assert.equal(await rotateSigningSecret(keyring, NOBODY), undefined)
})

test('a revoked key keeps its signing secret, for jobs that still run', async () => {
  const { id, signingSecret } = await newKey()
  await revokeApiKey(keyring.db, id)
  assert.equal(await signingSecretOf(keyring, id), signingSecret)
})

test('a list shows the keys of one account, oldest first, and no secrets', async () => {
  const other = await newAccount()
  const [first, second] = [
    await createApiKey(keyring, { accountId: other, name: 'first' }),
    await createApiKey(keyring, { accountId: other, name: 'second' }),
  ]
  const keys = await listApiKeys(keyring.db, other)
  assert.deepEqual(
    keys.map(({ id, name, prefix }) => [id, name, prefix]),
    [
      [first.id, 'first', first.prefix],
      [second.id, 'second', second.prefix],
    ],
  )
  assert.deepEqual(Object.keys(keys[0] ?? {}).sort(), [
    'accountId',
    'createdAt',
    'id',
    'lastUsedAt',
    'name',
    'ofDashboard',
    'prefix',
    'revokedAt',
  ])
})

test('a key is found by its id, by its prefix and by itself', async () => {
  const { id, prefix, apiKey } = await newKey()
  for (const name of [id, prefix, apiKey]) {
    const found = await findApiKey(keyring.db, name)
    assert.ok(typeof found === 'object')
    assert.equal(found.id, id)
  }
  for (const name of [NOBODY, 'svc_pub_', prefix.slice(0, -1), `${apiKey}x`, '', '%']) {
    assert.equal(await findApiKey(keyring.db, name), undefined, name)
  }
})

test('a prefix that two keys share is called ambiguous', async () => {
  const [one, other] = [await newKey(), await newKey()]
  await keyring.db.updateTable('api_keys').set({ prefix: one.prefix }).where('id', '=', other.id).execute()
  assert.equal(await findApiKey(keyring.db, one.prefix), 'ambiguous')
  assert.notEqual(await findApiKey(keyring.db, one.id), 'ambiguous')
})
