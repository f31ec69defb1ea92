/** Section 4.1, and where it is silent points 5 and 6 of the design. */
import assert from 'node:assert/strict'
import { assertAccepted, assertRefused, recordOf } from '../client.ts'
import type { Clause } from '../runner.ts'
import { ACCEPTED } from './accepted-bodies.ts'
import { PROMPT } from './bodies.ts'
import { REFUSED } from './refused-bodies.ts'

/** Odd text that a database or an encoder may stumble over: answered cleanly, either way. */
const ODD: Record<string, string> = {
  'a NUL': '{"prompt":"a plate\\u0000 60 x 40 x 8 mm"}',
  'a lone high surrogate': '{"prompt":"a plate \\ud800"}',
  'a lone low surrogate': '{"prompt":"\\udfff a plate"}',
  'a lone surrogate in metadata': '{"prompt":"a plate","metadata":{"\\ud800":"\\udc00"}}',
  'a NUL in metadata': '{"prompt":"a plate","metadata":{"\\u0000":"\\u0000"}}',
  'a NUL in callback_url': '{"prompt":"a plate","callback_url":"https://example.com/\\u0000"}',
  '__proto__ in metadata': '{"prompt":"a plate","metadata":{"__proto__":{"polluted":true}}}',
  '__proto__ in the body': '{"prompt":"a plate","__proto__":{"design_mode":"pro"}}',
  'constructor.prototype in metadata':
    '{"prompt":"a plate","metadata":{"constructor":{"prototype":{"x":1}}}}',
  'a number beyond doubles in metadata': '{"prompt":"a plate","metadata":{"n":1e400}}',
  'a key twice': '{"prompt":"a plate","prompt":"a box"}',
  'metadata nested 2000 deep': `{"prompt":"a plate","metadata":{"a":${'['.repeat(2000)}${']'.repeat(2000)}}}`,
}

export const submission: Clause[] = [
  ...ACCEPTED.map(
    ({ clause = '4.1', says, body, headers, shows }): Clause => ({
      clause,
      says,
      async holds(world) {
        const { client } = await world.customer()
        const id = assertAccepted(await client.submit(body, headers))
        const job = recordOf(await client.get(`/v1/jobs/${id}`))
        for (const [name, value] of Object.entries(shows ?? {})) assert.deepEqual(job[name], value)
        if (shows?.['metadata']) {
          assert.equal(
            JSON.stringify(job['metadata']),
            JSON.stringify(shows['metadata']),
            'keys changed places',
          )
        }
      },
    }),
  ),
  ...REFUSED.map(
    ({ clause = '7.1', says, body, headers, names }): Clause => ({
      clause,
      says: names ? `${says} (422 naming ${names})` : `${says} (422)`,
      async holds(world) {
        const customer = await world.customer({ credits: 10 })
        assertRefused(await customer.client.submit(body, headers), 422, 'invalid_input', names)
        assert.equal(await world.jobCount(customer), 0, 'a job was created')
        assert.deepEqual(await world.credits(customer), { balance: 10, held: 0 })
      },
    }),
  ),
  ...Object.entries(ODD).map(
    ([what, body]): Clause => ({
      clause: '7.1',
      says: `${what} is accepted or refused with 422, nothing else`,
      async holds(world) {
        const { client } = await world.customer()
        const answer = await client.submit(body)
        if (answer.status !== 202) return assertRefused(answer, 422, 'invalid_input')
        const job = await client.get(`/v1/jobs/${assertAccepted(answer)}`)
        assert.equal(job.status, 200, job.text)
        assert.deepEqual(recordOf(job)['metadata'], JSON.parse(body).metadata ?? {})
      },
    }),
  ),
  {
    clause: '7.1',
    says: 'a body without Content-Type is refused with 422',
    async holds(world) {
      const { client } = await world.customer()
      const body = JSON.stringify({ prompt: PROMPT })
      assertRefused(
        await client.send({ method: 'POST', path: '/v1/text-to-cad', body }),
        422,
        'invalid_input',
      )
    },
  },
  {
    clause: '7.1',
    says: 'no body at all is refused with 422',
    async holds(world) {
      const { client } = await world.customer()
      assertRefused(await client.send({ method: 'POST', path: '/v1/text-to-cad' }), 422, 'invalid_input')
    },
  },
  ...[false, true].map(
    (chunked): Clause => ({
      clause: 'design 5',
      says: `a body over its limit is 413, its length ${chunked ? 'not announced' : 'announced'}`,
      async holds(world) {
        const customer = await world.customer()
        const body = JSON.stringify({ prompt: PROMPT, metadata: { note: 'x'.repeat(1_100_000) } })
        const answer = await customer.client.send({
          method: 'POST',
          path: '/v1/text-to-cad',
          headers: { 'content-type': 'application/json' },
          body,
          chunked,
        })
        assertRefused(answer, 413, 'invalid_input')
        assert.equal(await world.jobCount(customer), 0)
      },
    }),
  ),
  {
    clause: '2.1',
    says: 'job ids are never given twice, nor counted up',
    async holds(world) {
      const { client } = await world.customer()
      const answers = await Promise.all(Array.from({ length: 40 }, () => client.submit({ prompt: PROMPT })))
      const ids = answers.map(assertAccepted)
      assert.equal(new Set(ids).size, ids.length)
      assert.equal(new Set(ids.map((id) => id.slice(0, 12))).size, ids.length, 'ids share their beginning')
    },
  },
]
