import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { createAccount } from '../../src/accounts/accounts.ts'
import {
  createSignInLink,
  findSignInLink,
  signInAddress,
  useSignInLink,
} from '../../src/accounts/sign-in-links.ts'
import type { Database } from '../../src/database/connect.ts'
import type { Timestamp } from '../../src/database/schema.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

let server: TestDatabase
let db: Database
let accountId: string

before(async () => {
  server = await testDatabase()
  db = server.connections.db
  const account = await createAccount(db, { email: 'ada@example.com', credits: 0 })
  assert.ok(typeof account === 'object')
  accountId = account.id
})
after(() => server.close())

const expireAll = () =>
  db.updateTable('sign_in_links').set({ expires_at: sql<Timestamp>`clock_timestamp()` }).execute()

test('a link signs in once', async () => {
  const token = await createSignInLink(db, accountId)
  assert.match(token, /^[A-Za-z0-9_-]{43}$/)
  assert.equal(await useSignInLink(db, token), accountId)
  assert.equal(await useSignInLink(db, token), undefined)
  assert.equal(await findSignInLink(db, token), undefined)
})

test('of many who use one link at the same moment, one gets in', async () => {
  const token = await createSignInLink(db, accountId)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => useSignInLink(db, token)))
  assert.deepEqual(
    outcomes.filter((outcome) => outcome !== undefined),
    [accountId],
  )
})

test('looking at a link does not use it up', async () => {
  const token = await createSignInLink(db, accountId)
  assert.equal((await findSignInLink(db, token))?.accountId, accountId)
  assert.equal((await findSignInLink(db, token))?.accountId, accountId)
  assert.equal(await useSignInLink(db, token), accountId)
})

test('a link holds for 24 hours', async () => {
  const token = await createSignInLink(db, accountId)
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from max(expires_at - created_at)) / 3600)::int as hours from sign_in_links
  `.execute(db)
  assert.equal(rows[0]?.hours, 24)
  await expireAll()
  assert.equal(await findSignInLink(db, token), undefined)
  assert.equal(await useSignInLink(db, token), undefined)
})

test('expired links are cleared away when a new one is made', async () => {
  await createSignInLink(db, accountId)
  await expireAll()
  await createSignInLink(db, accountId)
  assert.equal((await db.selectFrom('sign_in_links').select('token_hash').execute()).length, 1)
})

test('a token that was never given out signs nobody in', async () => {
  for (const token of ['', 'x', 'A'.repeat(43)]) assert.equal(await useSignInLink(db, token), undefined)
})

test('the address of a link is one that a browser can open', () => {
  const address = (publicUrl: string | undefined, host: string) =>
    signInAddress({ publicUrl, host, port: 8080 }, 'abc')
  assert.equal(address(undefined, '127.0.0.1'), 'http://127.0.0.1:8080/sign-in?token=abc')
  assert.equal(address(undefined, '0.0.0.0'), 'http://localhost:8080/sign-in?token=abc')
  assert.equal(address(undefined, '::1'), 'http://[::1]:8080/sign-in?token=abc')
  assert.equal(address('https://cad.example.com', '0.0.0.0'), 'https://cad.example.com/sign-in?token=abc')
})
