import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  createAccount,
  emailAddress,
  findAccount,
  listAccounts,
  setPassword,
} from '../../src/accounts/accounts.ts'
import { verifyPassword } from '../../src/accounts/passwords.ts'
import type { Database } from '../../src/database/connect.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

let server: TestDatabase
let db: Database

before(async () => {
  server = await testDatabase()
  db = server.connections.db
})
after(() => server.close())

async function create(email: string, credits = 0): Promise<string> {
  const account = await createAccount(db, { email, credits })
  assert.ok(typeof account === 'object')
  return account.id
}

test('a new account has its credits and no password, and is found by either name', async () => {
  const id = await create('Ada@Example.com', 25)
  const account = await findAccount(db, 'ada@example.COM')
  assert.deepEqual(await findAccount(db, id), account)
  const { createdAt, ...rest } = account ?? assert.fail()
  assert.match(createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}\+00:00$/)
  assert.deepEqual(rest, {
    id,
    email: 'Ada@Example.com',
    role: 'member',
    hasPassword: false,
    balance: 25,
    held: 0,
  })
})

test('an address is taken once, in whatever case, also by two at the same moment', async () => {
  const outcomes = await Promise.all(
    ['bob@example.com', 'BOB@example.com', 'Bob@Example.Com'].map((email) =>
      createAccount(db, { email, credits: 5 }),
    ),
  )
  assert.equal(outcomes.filter((outcome) => outcome === 'taken').length, 2)
  assert.equal((await findAccount(db, 'bob@example.com'))?.balance, 5)
})

test("the owner's address is kept for the owner", async () => {
  assert.equal(await createAccount(db, { email: 'Owner@localhost', credits: 0 }), 'taken')
})

test('what is no e-mail address is refused, one of an intranet is not', async () => {
  for (const email of ['', 'carol', '@example.com', 'carol@', 'a b@example.com', `${'x'.repeat(250)}@b.de`]) {
    assert.equal(emailAddress.safeParse(email).success, false, email)
    await assert.rejects(createAccount(db, { email }))
  }
  await create('carol@intranet')
})

test('nobody is found under an unknown address or a malformed id', async () => {
  assert.equal(await findAccount(db, 'nobody@example.com'), undefined)
  assert.equal(await findAccount(db, '00000000-0000-0000-0000-000000000000'), undefined)
  assert.equal(await findAccount(db, "x' or true --"), undefined)
})

test('accounts are listed in the order they were made', async () => {
  const made = [await create('first@example.com'), await create('second@example.com')]
  const listed = (await listAccounts(db)).map(({ id }) => id).filter((id) => made.includes(id))
  assert.deepEqual(listed, made)
})

test('a password that was set verifies, and replaces the one before', async () => {
  const id = await create('dora@example.com')
  assert.equal(await setPassword(db, id, 'the first password'), true)
  assert.equal(await setPassword(db, id, 'the second password'), true)
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(await verifyPassword('the second password', password_hash), true)
  assert.equal(await verifyPassword('the first password', password_hash), false)
  assert.equal((await findAccount(db, id))?.hasPassword, true)
  assert.equal(await setPassword(db, '00000000-0000-0000-0000-000000000000', 'for nobody at all'), false)
})
