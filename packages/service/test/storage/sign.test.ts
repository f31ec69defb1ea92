import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { fc } from '../../../engine/test/property.ts'
import { createSigner, type SignedQuery } from '../../src/storage/sign.ts'

const PATH = '/files/pub_0123456789ab/plate-60x40x8-mm.step'
const EXPIRES_AT = new Date('2026-12-15T09:30:00.123Z')
const BEFORE = new Date(EXPIRES_AT.getTime() - 1)
const LONG_AFTER = new Date('2030-01-01')

const signer = createSigner(randomBytes(32))

function taken(link: string): { path: string; query: Required<SignedQuery> } {
  const { pathname, searchParams } = new URL(link, 'https://cad.example.com')
  const query = Object.fromEntries(searchParams) as unknown as Required<SignedQuery>
  return { path: pathname, query }
}

const signed = () => taken(signer.sign(PATH, EXPIRES_AT))

test('a link is good until the millisecond of its expiry, and not at it', () => {
  const { path, query } = signed()
  assert.equal(path, PATH)
  assert.equal(signer.verify(path, query, new Date(0)), 'valid')
  assert.equal(signer.verify(path, query, BEFORE), 'valid')
  assert.equal(signer.verify(path, query, EXPIRES_AT), 'expired')
  assert.equal(signer.verify(path, query, LONG_AFTER), 'expired')
})

test('any millisecond can be an expiry', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 32_503_680_000_000 }), (time) => {
      const { path, query } = taken(signer.sign(PATH, new Date(time)))
      assert.equal(signer.verify(path, query, new Date(time - 1)), 'valid')
      assert.equal(signer.verify(path, query, new Date(time)), 'expired')
    }),
  )
})

test('two links to one file differ, and both are good', () => {
  const [one, other] = [signed(), signed()]
  assert.notEqual(one.query.nonce, other.query.nonce)
  assert.notEqual(one.query.signature, other.query.signature)
  for (const { path, query } of [one, other]) assert.equal(signer.verify(path, query, BEFORE), 'valid')
})

test('a link looks as documented', () => {
  assert.match(
    signer.sign(PATH, EXPIRES_AT),
    /^\/files\/[^?]+\?expires=1797327000\.123&nonce=[\w-]{16}&signature=[\w-]{43}$/,
  )
})

test('a part that is missing, changed or taken from another link is forged, expired or not', () => {
  const { query } = signed()
  const other = signed().query
  const changes: SignedQuery[] = [
    {},
    { ...query, expires: undefined },
    { ...query, nonce: undefined },
    { ...query, signature: undefined },
    { ...query, expires: '1797327000.124' },
    { ...query, expires: '1797327000.1230' },
    { ...query, expires: ' 1797327000.123' },
    { ...query, expires: 'Infinity' },
    { ...query, expires: '' },
    { ...query, nonce: other.nonce },
    { ...query, nonce: '' },
    { ...query, signature: other.signature },
    { ...query, signature: '' },
    { ...query, signature: query.signature?.slice(1) },
    { ...query, signature: `${query.signature}=` },
    { ...query, signature: query.signature?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
    { ...query, signature: 'é'.repeat(43) },
    { ...query, signature: '\ud800'.repeat(43) },
  ]
  for (const changed of changes) {
    assert.equal(signer.verify(PATH, changed, BEFORE), 'forged', JSON.stringify(changed))
    assert.equal(signer.verify(PATH, changed, LONG_AFTER), 'forged', JSON.stringify(changed))
  }
})

test('every other spelling of the last character of a signature is forged', () => {
  const { query } = signed()
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    const signature = `${query.signature?.slice(0, -1)}${last}`
    const expected = signature === query.signature ? 'valid' : 'forged'
    assert.equal(signer.verify(PATH, { ...query, signature }, BEFORE), expected)
  }
})

test('no other path, expiry, nonce or signature is ever accepted', () => {
  const { query } = signed()
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webPath())
  const changed = fc.record({ path: text, expires: text, nonce: text, signature: text }, { requiredKeys: [] })
  fc.assert(
    fc.property(changed, ({ path = PATH, ...change }) => {
      const tampered = { ...query, ...change }
      const same =
        path === PATH && Object.entries(query).every(([name, value]) => tampered[name as 'nonce'] === value)
      assert.equal(signer.verify(path, tampered, BEFORE), same ? 'valid' : 'forged')
    }),
    { numRuns: 2_000 },
  )
})

test('parts cannot run into one another', () => {
  const { query } = signed()
  for (const separator of ['', '\n', '?', '","']) {
    const path = `${PATH}${separator}${query.expires}`
    assert.equal(signer.verify(path, { ...query, expires: query.nonce }, BEFORE), 'forged')
    assert.equal(signer.verify(path, { ...query, expires: '' }, BEFORE), 'forged')
  }
})

test('a link of another key is forged', () => {
  const { path, query } = taken(createSigner(randomBytes(32)).sign(PATH, EXPIRES_AT))
  assert.equal(signer.verify(path, query, BEFORE), 'forged')
})

test('a short key, and what is no plain path, cannot sign', () => {
  assert.throws(() => createSigner(randomBytes(31)), /at least 32 bytes/)
  for (const path of ['', 'files/a', '/files/a?b', '/files/a#b', '/files/a b', '/files/a\n']) {
    assert.throws(() => signer.sign(path, EXPIRES_AT), /no plain path/)
  }
  assert.throws(() => signer.sign(PATH, new Date(Number.NaN)))
})
