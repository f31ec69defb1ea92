import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashPassword, passwordFault, verifyPassword } from '../../src/accounts/passwords.ts'

const PASSWORD = 'correct horse battery'

test('a password is kept as argon2id with 19 MiB, 2 passes and a salt of its own', async () => {
  const [first, second] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)])
  assert.match(first, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  assert.notEqual(first, second)
})

test('only the password itself verifies', async () => {
  const hash = await hashPassword(PASSWORD)
  assert.equal(await verifyPassword(PASSWORD, hash), true)
  assert.equal(await verifyPassword(`${PASSWORD}!`, hash), false)
  assert.equal(await verifyPassword('', hash), false)
  assert.equal(await verifyPassword('x'.repeat(100_000), hash), false)
})

test('a hash made by the reference implementation, with settings of its own, verifies', async () => {
  // From the test vectors of github.com/P-H-C/phc-winner-argon2.
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  assert.equal(await verifyPassword('password', hash), true)
  assert.equal(await verifyPassword('passwore', hash), false)
})

test('where there is no hash, no password verifies', async () => {
  assert.equal(await verifyPassword(PASSWORD, null), false)
  assert.equal(await verifyPassword(PASSWORD, undefined), false)
})

test('a password has 10 to 256 characters, counted as people count them', async () => {
  assert.equal(passwordFault('x'.repeat(10)), undefined)
  assert.equal(passwordFault('𝒙'.repeat(256)), undefined)
  assert.match(String(passwordFault('𝒙'.repeat(9))), /10 to 256/)
  assert.match(String(passwordFault('x'.repeat(257))), /10 to 256/)
  await assert.rejects(hashPassword('short'), RangeError)
})

test('a letter typed in two ways is the same letter', async () => {
  assert.equal(await verifyPassword('Schrau\u0308bchen', await hashPassword('Schra\u00fcbchen')), true)
})

test('hashing leaves the event loop free', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  await Promise.all(Array.from({ length: 4 }, () => hashPassword(PASSWORD)))
  clearInterval(timer)
  assert.ok(turns > 0)
})
