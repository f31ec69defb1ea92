import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AttemptResult, MOST_ATTEMPTS, retryAfterSeconds, verdict } from '../../src/webhooks/schedule.ts'

const RETRIED: AttemptResult[] = [
  ...[500, 502, 503, 504, 599, 408, 425, 429].map((status) => ({ status })),
  { error: 'ECONNREFUSED' },
  { error: 'no answer within 15 s' },
]
const NOT_RETRIED: AttemptResult[] = [
  300, 301, 302, 304, 307, 308, 400, 401, 403, 404, 410, 418, 422, 451,
].map((status) => ({ status }))
const nameOf = (result: AttemptResult) => ('status' in result ? String(result.status) : result.error)

for (const status of [200, 201, 202, 204, 299]) {
  test(`6.1: ${status} acknowledges`, () => assert.deepEqual(verdict(1, { status }), { kind: 'delivered' }))
}

for (const result of RETRIED) {
  test(`6.2: ${nameOf(result)} is retried after 2, 4, 8 and 16 s, and given up after the fifth attempt`, () => {
    const following = [1, 2, 3, 4, 5].map((number) => verdict(number, result))
    assert.deepEqual(following, [
      ...[2_000, 4_000, 8_000, 16_000].map((waitMs) => ({ kind: 'retry', waitMs })),
      { kind: 'given_up' },
    ])
  })
}

for (const result of NOT_RETRIED) {
  test(`6.2: ${nameOf(result)} is not retried`, () =>
    assert.deepEqual(verdict(1, result), { kind: 'given_up' }))
}

test('8: there are at most five attempts', () => assert.equal(MOST_ATTEMPTS, 5))

test('Retry-After lengthens a wait, never shortens it, and not beyond five minutes', () => {
  const waits = [1, 2, 3, 60, 86_400].map((seconds) =>
    verdict(1, { status: 503, retryAfterSeconds: seconds }),
  )
  assert.deepEqual(
    waits,
    [2_000, 2_000, 3_000, 60_000, 300_000].map((waitMs) => ({ kind: 'retry', waitMs })),
  )
})

test('Retry-After is read in seconds and as a date; what is neither counts as not said', () => {
  const now = new Date('2026-11-15T09:00:00Z')
  assert.equal(retryAfterSeconds('7', now), 7)
  assert.equal(retryAfterSeconds('Sun, 15 Nov 2026 09:00:30 GMT', now), 30)
  for (const header of [undefined, '', 'soon', '-3', '0', 'Sun, 15 Nov 2026 08:00:00 GMT', '1e9']) {
    assert.equal(retryAfterSeconds(header, now), undefined, header)
  }
})
