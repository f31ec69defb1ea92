/** Section 5. */
import assert from 'node:assert/strict'
import { type Answer, assertAccepted, assertRefused } from '../client.ts'
import type { Clause } from '../runner.ts'
import { storeJobs } from '../stored-jobs.ts'
import { PROMPT } from './bodies.ts'

export const JOB_ROUTES = ['', '/report', '/plan', '/preview.svg', '/preview.glb']

const PROTECTED = [
  { method: 'POST', path: '/v1/text-to-cad' },
  { method: 'GET', path: '/v1/jobs' },
  ...JOB_ROUTES.map((suffix) => ({ method: 'GET', path: `/v1/jobs/pub_0123456789ab${suffix}` })),
]

/** What is wrong with a header, and how to make it from a key that is right. */
const WRONG: Record<string, (apiKey: string) => string> = {
  'an empty header': () => '',
  'a scheme without a key': () => 'Bearer',
  'a scheme and a blank': () => 'Bearer ',
  'the key without a scheme': (key) => key,
  'another scheme': (key) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
  'a misspelt scheme': (key) => `Bearers ${key}`,
  'the scheme run together with the key': (key) => `Bearer${key}`,
  'a key without its prefix': (key) => `Bearer ${key.replace('svc_pub_', '')}`,
  'another prefix': (key) => `Bearer ${key.replace('svc_pub_', 'svc_sec_')}`,
  'an upper-case prefix': (key) => `Bearer ${key.replace('svc_pub_', 'SVC_PUB_')}`,
  'the prefix alone': () => 'Bearer svc_pub_',
  'a key cut short': (key) => `Bearer ${key.slice(0, -1)}`,
  'a key with a letter more': (key) => `Bearer ${key}x`,
  'a key with one letter changed': (key) => `Bearer ${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`,
  'two keys': (key) => `Bearer ${key} ${key}`,
  'two keys parted by a comma': (key) => `Bearer ${key}, Bearer ${key}`,
  'a key in quotes': (key) => `Bearer "${key}"`,
  'letters beyond ASCII': () => 'Bearer svc_pub_\xfc\xff',
  'a key of 7000 letters': () => `Bearer svc_pub_${'a'.repeat(7000)}`,
  'an attempt at SQL': () => "Bearer svc_pub_' or '1'='1",
}

const ACCEPTED: Record<string, (apiKey: string) => string> = {
  'the scheme in lower case (RFC 9110, 11.1)': (key) => `bearer ${key}`,
  'the scheme in upper case': (key) => `BEARER ${key}`,
  'several blanks after the scheme (RFC 9110, 11.4)': (key) => `Bearer   ${key}`,
  'blanks around the value (RFC 9110, 5.5)': (key) => `  Bearer ${key}  `,
}

const CHANGING = ['date', 'x-request-id', 'ratelimit']

/** All that a client could tell two answers apart by; of headers that change with every answer, that they are there. */
const appearance = ({ status, headers, text }: Answer) => ({
  status,
  text,
  headers: { ...headers, ...Object.fromEntries(CHANGING.map((name) => [name, name in headers])) },
})

export const authentication: Clause[] = [
  ...PROTECTED.map(
    ({ method, path }): Clause => ({
      clause: '5.1',
      says: `${method} ${path} without Authorization is 401`,
      async holds({ stranger }) {
        const answer = await stranger.send({ method, path })
        assertRefused(answer, 401, 'invalid_api_key')
        // RFC 9110, 15.5.2: an answer 401 says how to authenticate.
        assert.match(String(answer.headers['www-authenticate']), /^Bearer\b/)
      },
    }),
  ),
  ...Object.entries(WRONG).map(
    ([what, header]): Clause => ({
      clause: '5.2',
      says: `${what} is 401`,
      async holds(world) {
        const { apiKey } = await world.customer()
        const headers = { authorization: header(apiKey) }
        assertRefused(await world.stranger.get('/v1/jobs', headers), 401, 'invalid_api_key')
        assertRefused(await world.stranger.submit({ prompt: PROMPT }, headers), 401, 'invalid_api_key')
      },
    }),
  ),
  ...Object.entries(ACCEPTED).map(
    ([what, header]): Clause => ({
      clause: '5.1',
      says: `${what} is accepted`,
      async holds(world) {
        const { apiKey } = await world.customer()
        const answer = await world.stranger.get('/v1/jobs', { authorization: header(apiKey) })
        assert.equal(answer.status, 200, answer.text)
      },
    }),
  ),
  {
    clause: '5.1',
    says: 'a key begins with svc_pub_',
    async holds(world) {
      assert.match((await world.customer()).apiKey, /^svc_pub_[0-9A-Za-z]{32,}$/)
    },
  },
  {
    clause: '5.1',
    says: 'a key in the query or in another header does not count',
    async holds(world) {
      const { apiKey } = await world.customer()
      const answer = await world.stranger.get(`/v1/jobs?api_key=${apiKey}&access_token=${apiKey}`, {
        'x-api-key': apiKey,
      })
      assertRefused(answer, 401, 'invalid_api_key')
    },
  },
  {
    clause: '5.2',
    says: 'a revoked key is refused at once, on every route, and other keys of the account are not',
    async holds(world) {
      const revoked = await world.customer()
      const kept = await world.anotherKey(revoked)
      const id = assertAccepted(await revoked.client.submit({ prompt: PROMPT }))
      await world.service.revokeKey(revoked.keyId)
      assertRefused(await revoked.client.get(`/v1/jobs/${id}`), 401, 'invalid_api_key')
      assertRefused(await revoked.client.get('/v1/jobs'), 401, 'invalid_api_key')
      assertRefused(await revoked.client.submit({ prompt: PROMPT }), 401, 'invalid_api_key')
      assert.equal((await kept.client.get('/v1/jobs')).status, 200)
    },
  },
  ...JOB_ROUTES.map(
    (suffix): Clause => ({
      clause: '5.3',
      says: `/v1/jobs/{job_id}${suffix} of another key looks exactly like one that does not exist`,
      async holds(world) {
        const owner = await world.customer()
        const sibling = await world.anotherKey(owner)
        const foreigner = await world.customer()
        const jobs = await storeJobs(world, owner, [
          { ageMicroseconds: 3, status: 'queued' },
          { ageMicroseconds: 2, status: 'success' },
          { ageMicroseconds: 1, status: 'failed' },
        ])
        for (const { client } of [sibling, foreigner]) {
          const missing = await client.get(`/v1/jobs/pub_ffffffffffff${suffix}`)
          assertRefused(missing, 404, 'invalid_input')
          for (const { id } of jobs) {
            assert.deepEqual(appearance(await client.get(`/v1/jobs/${id}${suffix}`)), appearance(missing))
          }
        }
      },
    }),
  ),
  {
    clause: '5.3',
    says: 'a list holds the jobs of its own key alone, not those of a sibling key',
    async holds(world) {
      const owner = await world.customer()
      const sibling = await world.anotherKey(owner)
      const id = assertAccepted(await owner.client.submit({ prompt: PROMPT }))
      assert.ok((await owner.client.get('/v1/jobs')).text.includes(id))
      assert.deepEqual((await sibling.client.get('/v1/jobs')).json, { jobs: [] })
    },
  },
]
