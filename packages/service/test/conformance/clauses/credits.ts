/** Credits at submission: sections 1 and 7.1, points 1, 2 and 9 of the design. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { assertAccepted, assertRefused } from '../client.ts'
import type { Clause } from '../runner.ts'
import { PROMPT } from './bodies.ts'

/** Design 9. */
export const PRICES = { standard: 1, pro: 3, assembly: 5 }

export const credits: Clause[] = [
  ...Object.entries(PRICES).flatMap(([design_mode, price]): Clause[] => [
    {
      clause: 'design 9',
      says: `${design_mode} holds ${price} at submission, down to the last credit`,
      async holds(world) {
        const customer = await world.customer({ credits: price })
        assertAccepted(await customer.client.submit({ prompt: PROMPT, design_mode }))
        assert.deepEqual(await world.credits(customer), { balance: 0, held: price })
      },
    },
    {
      clause: '7.1',
      says: `${design_mode} with ${price - 1} is 402 insufficient_credits, and nothing is left of it`,
      async holds(world) {
        // An account is given at least one credit, so the cheapest mode spends it first.
        const customer = await world.customer({ credits: Math.max(1, price - 1) })
        if (price === 1) assertAccepted(await customer.client.submit({ prompt: PROMPT }))
        const before = { jobs: await world.jobCount(customer), credits: await world.credits(customer) }
        const key = randomUUID()
        const answer = await customer.client.submit(
          { prompt: PROMPT, design_mode },
          { 'idempotency-key': key },
        )
        assertRefused(answer, 402, 'insufficient_credits')
        assert.deepEqual(
          { jobs: await world.jobCount(customer), credits: await world.credits(customer) },
          before,
        )
        const kept = await world.service.database.db
          .selectFrom('idempotency_keys')
          .select('job_id')
          .where('key', '=', key)
          .execute()
        assert.deepEqual(kept, [], 'the refusal left an idempotency record')
      },
    },
  ]),
  {
    clause: 'design 1',
    says: '422 comes before 402: an invalid body is named although there are no credits',
    async holds(world) {
      const { client } = await world.customer({ credits: 1 })
      assertAccepted(await client.submit({ prompt: PROMPT }))
      assertRefused(await client.submit({ prompt: '' }), 422, 'invalid_input', 'prompt')
      assertRefused(await client.submit({ prompt: PROMPT }), 402, 'insufficient_credits')
    },
  },
  {
    clause: 'design 1',
    says: '401 comes before 422 and 413: a stranger learns nothing of the body',
    async holds({ stranger }) {
      assertRefused(await stranger.submit({ prompt: '' }), 401, 'invalid_api_key')
      assertRefused(await stranger.submit('{'), 401, 'invalid_api_key')
      assertRefused(
        await stranger.submit({ prompt: PROMPT }, { 'idempotency-key': 'x' }),
        401,
        'invalid_api_key',
      )
      assertRefused(await stranger.submit('x'.repeat(400_000)), 401, 'invalid_api_key')
    },
  },
  {
    clause: '7.1',
    says: 'reading needs no credits',
    async holds(world) {
      const { client } = await world.customer({ credits: 1 })
      const id = assertAccepted(await client.submit({ prompt: PROMPT }))
      assert.equal((await client.get(`/v1/jobs/${id}`)).status, 200)
      assert.equal((await client.get('/v1/jobs')).status, 200)
    },
  },
]
