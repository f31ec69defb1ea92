/** Section 7.4 and point 2 of the design. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Answer, assertAccepted, assertRefused, type Body } from '../client.ts'
import type { Clause } from '../runner.ts'
import { setStatus } from '../stored-jobs.ts'
import { PROMPT } from './bodies.ts'

const withKey = (key: string) => ({ 'idempotency-key': key })

function assertReplayed(answer: Answer, jobId: string): void {
  assert.equal(assertAccepted(answer), jobId)
  assert.equal(answer.headers['idempotent-replayed'], 'true')
}

/** What a second request under the same key may hold; it gives the first one's job all the same. */
const RETRIES: Record<string, { body: Body; headers?: Record<string, string> }> = {
  'the same body': { body: { prompt: PROMPT } },
  'another prompt': { body: { prompt: 'a 20 mm cube' } },
  'another mode and format': { body: { prompt: PROMPT, design_mode: 'assembly', output_format: 'GLB' } },
  'an invalid prompt': { body: { prompt: '' } },
  'an unknown field': { body: { prompt: PROMPT, colour: 'red' } },
  'an array as body': { body: [] },
  'malformed JSON': { body: '{"prompt":' },
  'an empty body': { body: '' },
  'another Content-Type': { body: 'a plate', headers: { 'content-type': 'text/plain' } },
}

const NO_UUID = [
  '',
  '1',
  'not-a-uuid',
  '0123456789abcdef0123456789abcdef',
  '{00000000-0000-4000-8000-000000000000}',
  'x'.repeat(36),
]

export const idempotency: Clause[] = [
  ...Object.entries(RETRIES).map(
    ([what, { body, headers }]): Clause => ({
      clause: '7.4.2',
      says: `a retry with ${what} returns the original job and costs nothing`,
      async holds(world) {
        const customer = await world.customer({ credits: 10 })
        const key = randomUUID()
        const first = await customer.client.submit({ prompt: PROMPT }, withKey(key))
        assert.equal(first.headers['idempotent-replayed'], undefined)
        const jobId = assertAccepted(first)
        assertReplayed(await customer.client.submit(body, { ...headers, ...withKey(key) }), jobId)
        assert.equal(await world.jobCount(customer), 1)
        assert.deepEqual(await world.credits(customer), { balance: 9, held: 1 })
      },
    }),
  ),
  {
    clause: '7.4.2',
    says: 'the spelling of a UUID does not matter: upper case is the same key',
    async holds(world) {
      const { client } = await world.customer()
      const key = randomUUID()
      const jobId = assertAccepted(await client.submit({ prompt: PROMPT }, withKey(key)))
      assertReplayed(await client.submit({ prompt: PROMPT }, withKey(key.toUpperCase())), jobId)
    },
  },
  ...Object.entries({
    'of version 1': 'c232ab00-9414-11ec-b3c8-9f6bdeced846',
    'of version 7': '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    'that is nil': '00000000-0000-0000-0000-000000000000',
  }).map(
    ([what, key]): Clause => ({
      clause: '7.4.1',
      says: `a UUID ${what} is a key like any other`,
      async holds(world) {
        const { client } = await world.customer()
        const jobId = assertAccepted(await client.submit({ prompt: PROMPT }, withKey(key)))
        assertReplayed(await client.submit({ prompt: PROMPT }, withKey(key)), jobId)
      },
    }),
  ),
  ...(['processing', 'success', 'failed'] as const).map(
    (status): Clause => ({
      clause: 'design 2',
      says: `the original 202 is replayed when the job is ${status} by now`,
      async holds(world) {
        const { client } = await world.customer()
        const key = randomUUID()
        const id = assertAccepted(await client.submit({ prompt: PROMPT }, withKey(key)))
        await setStatus(world, [{ id, status }])
        assertReplayed(await client.submit({ prompt: PROMPT }, withKey(key)), id)
      },
    }),
  ),
  {
    clause: 'design 2',
    says: 'a replay is given when credits have run out',
    async holds(world) {
      const { client } = await world.customer({ credits: 1 })
      const key = randomUUID()
      const id = assertAccepted(await client.submit({ prompt: PROMPT }, withKey(key)))
      assertReplayed(await client.submit({ prompt: PROMPT }, withKey(key)), id)
      assertRefused(
        await client.submit({ prompt: PROMPT }, withKey(randomUUID())),
        402,
        'insufficient_credits',
      )
    },
  },
  {
    clause: 'design 2',
    says: 'the key belongs to the API key: the same UUID from another makes a job of its own',
    async holds(world) {
      const [one, other] = [await world.customer(), await world.customer()]
      const sibling = await world.anotherKey(one)
      const key = randomUUID()
      const made = []
      for (const { client } of [one, other, sibling]) {
        made.push(assertAccepted(await client.submit({ prompt: PROMPT }, withKey(key))))
      }
      assert.equal(new Set(made).size, 3)
    },
  },
  {
    clause: '7.4.3',
    says: 'other keys, and none, make other jobs of the same body',
    async holds(world) {
      const customer = await world.customer()
      for (const headers of [withKey(randomUUID()), withKey(randomUUID()), {}, {}]) {
        assertAccepted(await customer.client.submit({ prompt: PROMPT }, headers))
      }
      assert.equal(await world.jobCount(customer), 4)
    },
  },
  ...NO_UUID.map(
    (key): Clause => ({
      clause: 'design 2',
      says: `Idempotency-Key ${key} is no UUID: 422 naming the header`,
      async holds(world) {
        const customer = await world.customer()
        const answer = await customer.client.submit({ prompt: PROMPT }, withKey(key))
        assertRefused(answer, 422, 'invalid_input', 'Idempotency-Key')
        assert.equal(await world.jobCount(customer), 0)
      },
    }),
  ),
  ...Object.entries({ 'an invalid body': { prompt: '' }, 'malformed JSON': '{' }).map(
    ([what, body]): Clause => ({
      clause: '7.4',
      says: `a refusal is not remembered: ${what} with a key, then a valid one, makes a job`,
      async holds(world) {
        const { client } = await world.customer()
        const key = randomUUID()
        assertRefused(await client.submit(body, withKey(key)), 422, 'invalid_input')
        const accepted = await client.submit({ prompt: PROMPT }, withKey(key))
        assertAccepted(accepted)
        assert.equal(accepted.headers['idempotent-replayed'], undefined)
      },
    }),
  ),
  {
    clause: '7.4',
    says: 'a GET pays no heed to an Idempotency-Key',
    async holds(world) {
      const { client } = await world.customer()
      assert.equal((await client.get('/v1/jobs', withKey('no uuid'))).status, 200)
    },
  },
]
