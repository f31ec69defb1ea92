/** Section 8, request rate, and point 1 of the design; on a service that allows 3 a minute and 5 an hour. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Answer, assertAccepted, assertRefused } from '../client.ts'
import type { Clause } from '../runner.ts'
import type { Customer, World } from '../world.ts'
import { PROMPT } from './bodies.ts'

export const TIGHT = { RATE_LIMIT_PER_MINUTE: '3', RATE_LIMIT_PER_HOUR: '5' }

/** Time passes for this key: what it has sent was sent so much longer ago. */
const pass = async ({ service }: World, { keyId }: Customer, seconds: number) => {
  await service.database.pool.query(
    `update admitted_requests set at = at - $2 * interval '1 second' where api_key_id = $1`,
    [keyId, seconds],
  )
}

const list = ({ client }: Customer) => client.get('/v1/jobs')
const statuses = async (customer: Customer, count: number) => {
  const seen: number[] = []
  for (let turn = 0; turn < count; turn += 1) seen.push((await list(customer)).status)
  return seen
}

/** draft-ietf-httpapi-ratelimit-headers: `"minute";r=2;t=60, "hour";r=4;t=3600`. */
function remaining({ headers }: Answer): Record<string, { left: number; resetSeconds: number }> {
  const items = String(headers['ratelimit']).matchAll(/"(\w+)";r=(\d+);t=(\d+)/g)
  return Object.fromEntries(
    [...items].map(([, name, left, reset]) => [name, { left: Number(left), resetSeconds: Number(reset) }]),
  )
}

export const limits: Clause[] = [
  {
    clause: '8',
    says: 'one request more than the minute allows is 429 quota_exceeded',
    async holds(world) {
      const customer = await world.customer()
      assert.deepEqual(await statuses(customer, 3), [200, 200, 200])
      assertRefused(await list(customer), 429, 'quota_exceeded')
    },
  },
  {
    clause: '8',
    says: 'one request more than the hour allows is 429 quota_exceeded',
    async holds(world) {
      const customer = await world.customer()
      assert.deepEqual(await statuses(customer, 3), [200, 200, 200])
      await pass(world, customer, 61)
      assert.deepEqual(await statuses(customer, 2), [200, 200])
      await pass(world, customer, 61)
      const refused = await list(customer)
      assertRefused(refused, 429, 'quota_exceeded')
      assert.ok(Number(refused.headers['retry-after']) > 60, 'the hour has to be waited for, not the minute')
    },
  },
  {
    clause: 'design 1',
    says: 'the window slides: what was sent 61 s ago is forgotten, what was sent 30 s ago is not',
    async holds(world) {
      const customer = await world.customer()
      await statuses(customer, 1)
      await pass(world, customer, 31)
      await statuses(customer, 2)
      await pass(world, customer, 30)
      assert.deepEqual(await statuses(customer, 2), [200, 429])
    },
  },
  {
    clause: 'design 1',
    says: 'refused requests do not count: hammering does not put off the next admission',
    async holds(world) {
      const customer = await world.customer()
      await statuses(customer, 3)
      assert.deepEqual(new Set(await statuses(customer, 20)), new Set([429]))
      await pass(world, customer, 61)
      assert.deepEqual(await statuses(customer, 2), [200, 200], 'the hour has counted refusals')
    },
  },
  {
    clause: 'design 1',
    says: 'Retry-After is a whole number of seconds after which the request is admitted, and not one before',
    async holds(world) {
      const customer = await world.customer()
      await statuses(customer, 1)
      await pass(world, customer, 20)
      await statuses(customer, 2)
      const header = String((await list(customer)).headers['retry-after'])
      assert.match(header, /^[1-9]\d*$/)
      const seconds = Number(header)
      assert.ok(seconds <= 40 && seconds > 20, `Retry-After is ${seconds}`)
      await pass(world, customer, seconds - 10)
      assert.equal((await list(customer)).status, 429)
      await pass(world, customer, 10)
      assert.equal((await list(customer)).status, 200)
    },
  },
  {
    clause: 'design 1',
    says: 'RateLimit-Policy names both windows, RateLimit what is left of them, on every answer of a key',
    async holds(world) {
      const customer = await world.customer()
      const answers = [
        await list(customer),
        await customer.client.submit({ prompt: '' }),
        await customer.client.get('/v1/jobs/pub_0123456789ab'),
        await list(customer),
      ]
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 422, 404, 429],
      )
      for (const { headers } of answers) {
        assert.equal(headers['ratelimit-policy'], '"minute";q=3;w=60, "hour";q=5;w=3600')
      }
      assert.deepEqual(
        answers.map((answer) => remaining(answer)['minute']?.left),
        [2, 1, 0, 0],
      )
      assert.deepEqual(
        answers.map((answer) => remaining(answer)['hour']?.left),
        [4, 3, 2, 2],
      )
      for (const answer of answers) {
        const { minute, hour } = remaining(answer)
        assert.ok(minute && minute.resetSeconds > 0 && minute.resetSeconds <= 60)
        assert.ok(hour && hour.resetSeconds > 60 && hour.resetSeconds <= 3600)
      }
      assert.deepEqual(
        answers.map(({ headers }) => headers['retry-after'] !== undefined),
        [false, false, false, true],
      )
    },
  },
  {
    clause: '8',
    says: 'the limit is per API key: a sibling key and another account have their own',
    async holds(world) {
      const customer = await world.customer()
      await statuses(customer, 3)
      assert.equal((await list(customer)).status, 429)
      assert.equal((await list(await world.anotherKey(customer))).status, 200)
      assert.equal((await list(await world.customer())).status, 200)
    },
  },
  {
    clause: 'design 1',
    says: 'every route counts, replays and refusals of the body too',
    async holds(world) {
      const customer = await world.customer()
      const key = { 'idempotency-key': randomUUID() }
      const id = assertAccepted(await customer.client.submit({ prompt: PROMPT }, key))
      assertAccepted(await customer.client.submit({ prompt: PROMPT }, key))
      assert.equal((await customer.client.get(`/v1/jobs/${id}`)).status, 200)
      assert.equal((await list(customer)).status, 429)
    },
  },
  {
    clause: 'design 1',
    says: '429 comes before replay, 422, 404 and 402, and creates nothing',
    async holds(world) {
      const customer = await world.customer({ credits: 1 })
      const key = { 'idempotency-key': randomUUID() }
      assertAccepted(await customer.client.submit({ prompt: PROMPT }, key))
      await statuses(customer, 2)
      for (const answer of [
        await customer.client.submit({ prompt: PROMPT }, key),
        await customer.client.submit({ prompt: '' }),
        await customer.client.submit('{'),
        await customer.client.submit({ prompt: PROMPT }, { 'idempotency-key': 'x' }),
        await customer.client.submit({ prompt: PROMPT }),
        await customer.client.get('/v1/jobs/pub_0123456789ab'),
        await customer.client.get('/v1/jobs?limit=0'),
      ]) {
        assertRefused(answer, 429, 'quota_exceeded')
        assert.match(String(answer.headers['retry-after']), /^\d+$/)
      }
      assert.equal(await world.jobCount(customer), 1)
    },
  },
  {
    clause: 'design 1',
    says: '401 comes before 429: a revoked key is not told about its limits',
    async holds(world) {
      const customer = await world.customer()
      await statuses(customer, 4)
      await world.service.revokeKey(customer.keyId)
      assertRefused(await list(customer), 401, 'invalid_api_key')
    },
  },
  {
    clause: '8',
    says: 'requests in parallel are counted one by one',
    async holds(world) {
      const customer = await world.customer()
      const answers = await Promise.all(Array.from({ length: 30 }, () => list(customer)))
      assert.equal(answers.filter(({ status }) => status === 200).length, 3)
      assert.equal(answers.filter(({ status }) => status === 429).length, 27)
    },
  },
]
