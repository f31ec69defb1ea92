import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { verifyWebhook } from '../src/index.ts'

const SECRET = 'whsec_example'
const BODY = '{"job_id":"pub_0123456789ab","status":"failed"}'
const NOW = new Date('2026-11-15T09:30:00Z')
const SECONDS = NOW.getTime() / 1000

function signed(seconds = SECONDS, secret = SECRET): Record<string, string> {
  const digest = createHmac('sha256', secret).update(`${seconds}.${BODY}`).digest('hex')
  return { 'X-Service-Signature': `sha256=${digest}`, 'X-Service-Timestamp': String(seconds) }
}

test('a true delivery is believed, as text, as bytes, and from any kind of headers', () => {
  assert.equal(verifyWebhook(BODY, signed(), SECRET, NOW), undefined)
  assert.equal(verifyWebhook(Buffer.from(BODY), new Headers(signed()), SECRET, NOW), undefined)
  const lower = Object.fromEntries(
    Object.entries(signed()).map(([name, value]) => [name.toLowerCase(), value]),
  )
  assert.equal(verifyWebhook(BODY, lower, SECRET, NOW), undefined)
})

test('300 s of age are believed, a second more is not, in either direction', () => {
  for (const seconds of [SECONDS - 300, SECONDS + 300]) {
    assert.equal(verifyWebhook(BODY, signed(seconds), SECRET, NOW), undefined)
  }
  for (const seconds of [SECONDS - 301, SECONDS + 301]) {
    assert.equal(verifyWebhook(BODY, signed(seconds), SECRET, NOW), 'too_old')
  }
})

test('a changed body, another secret, a changed timestamp and a short signature are found out', () => {
  assert.equal(verifyWebhook(`${BODY} `, signed(), SECRET, NOW), 'wrong_signature')
  assert.equal(verifyWebhook(BODY, signed(SECONDS, 'whsec_other'), SECRET, NOW), 'wrong_signature')
  assert.equal(
    verifyWebhook(BODY, { ...signed(), 'X-Service-Timestamp': String(SECONDS + 1) }, SECRET, NOW),
    'wrong_signature',
  )
  assert.equal(
    verifyWebhook(BODY, { ...signed(), 'X-Service-Signature': 'sha256=' }, SECRET, NOW),
    'wrong_signature',
  )
})

test('without its headers nothing is believed', () => {
  assert.equal(verifyWebhook(BODY, {}, SECRET, NOW), 'missing_header')
  assert.equal(
    verifyWebhook(BODY, { ...signed(), 'X-Service-Timestamp': 'yesterday' }, SECRET, NOW),
    'too_old',
  )
})
