/** Sections 2.1 and 4.2: one job, in every state. */
import assert from 'node:assert/strict'
import { jobStatuses } from '../../../src/database/schema.ts'
import { assertAccepted, assertRefused, recordOf } from '../client.ts'
import type { Clause } from '../runner.ts'
import { assertJob, microseconds } from '../shapes.ts'
import { expire, storeJobs } from '../stored-jobs.ts'
import { PROMPT } from './bodies.ts'

/** Design 14. */
const EXTRAS = ['/report', '/plan', '/preview.svg', '/thumbnail.svg', '/preview.glb']

/** Each is a job id that no job can have. */
const NO_JOB = [
  'pub_0123456789ab',
  'pub_0123456789AB',
  'pub_0123456789abc',
  'pub_',
  'job',
  '1',
  '%20',
  '%00',
  'pub_%00%00%00%00',
  '%F0%9F%94%A9',
  '..%2f..%2fetc%2fpasswd',
  "'%20or%201=1--",
  'x'.repeat(1500),
]

export const job: Clause[] = [
  ...jobStatuses.map(
    (status): Clause => ({
      clause: '2.1',
      says: `a job that is ${status} has exactly the fields of its state`,
      async holds(world) {
        const customer = await world.customer()
        const [stored] = await storeJobs(world, customer, [{ ageMicroseconds: 1, status }])
        const answer = await customer.client.get(`/v1/jobs/${stored?.id}`)
        assert.equal(answer.status, 200, answer.text)
        assertJob(answer.json)
        assert.equal(answer.json.status, status)
        assert.equal(answer.json.created_at, stored?.createdAt)
      },
    }),
  ),
  {
    clause: '2.1',
    says: 'a new job was updated when it was created, to the microsecond',
    async holds(world) {
      const { client } = await world.customer()
      const before = BigInt(Date.now() - 1000) * 1000n
      const { json } = await client.get(`/v1/jobs/${assertAccepted(await client.submit({ prompt: PROMPT }))}`)
      assertJob(json)
      assert.equal(json.updated_at, json.created_at)
      assert.ok(microseconds(json.created_at) >= before)
      assert.ok(microseconds(json.created_at) <= BigInt(Date.now() + 1000) * 1000n)
    },
  },
  ...Object.entries({
    '2026-11-15 09:30:00+00': '2026-11-15T09:30:00.000000+00:00',
    '2026-11-15 09:30:00.5+00': '2026-11-15T09:30:00.500000+00:00',
    '2026-01-01 00:00:00.000001+00': '2026-01-01T00:00:00.000001+00:00',
    '2024-02-29 23:59:59.99999+00': '2024-02-29T23:59:59.999990+00:00',
  }).map(
    ([time, shown]): Clause => ({
      clause: 'design 3',
      says: `a timestamp has six digits and an offset whatever the time: ${shown}`,
      async holds(world) {
        const customer = await world.customer()
        const [stored] = await storeJobs(world, customer, [{ ageMicroseconds: 1 }])
        await world.service.database.pool.query(
          'update jobs set created_at = $2, updated_at = $2 where id = $1',
          [stored?.id, time],
        )
        const { created_at, updated_at } = recordOf(await customer.client.get(`/v1/jobs/${stored?.id}`))
        assert.deepEqual({ created_at, updated_at }, { created_at: shown, updated_at: shown })
      },
    }),
  ),
  {
    clause: '2.1',
    says: 'image_to_cad is an endpoint that a job can show',
    async holds(world) {
      const customer = await world.customer()
      const [stored] = await storeJobs(world, customer, [{ ageMicroseconds: 1, endpoint: 'image_to_cad' }])
      const { json } = await customer.client.get(`/v1/jobs/${stored?.id}`)
      assertJob(json)
      assert.equal(json.endpoint, 'image_to_cad')
    },
  },
  {
    clause: '4.2',
    says: 'download_url is signed anew on each GET, on the job and in the list',
    async holds(world) {
      const customer = await world.customer()
      const [stored] = await storeJobs(world, customer, [{ ageMicroseconds: 1, status: 'success' }])
      const links = await Promise.all(
        Array.from({ length: 4 }, async (_, turn) => {
          const { json } = await customer.client.get(turn % 2 ? `/v1/jobs/${stored?.id}` : '/v1/jobs')
          return turn % 2 ? json : (json as { jobs: unknown[] }).jobs[0]
        }),
      )
      const urls = links.map((value) => {
        assertJob(value)
        return value.download_url
      })
      assert.equal(new Set(urls).size, urls.length)
    },
  },
  ...NO_JOB.map(
    (id): Clause => ({
      clause: '4.2',
      says: `GET /v1/jobs/${id.slice(0, 40)} is 404 invalid_input`,
      async holds(world) {
        const { client } = await world.customer()
        assertRefused(await client.get(`/v1/jobs/${id}`), 404, 'invalid_input')
      },
    }),
  ),
  {
    clause: '4.2',
    says: 'a job whose output has expired is 410 output_expired',
    async holds(world) {
      const customer = await world.customer()
      const [stored] = await storeJobs(world, customer, [{ ageMicroseconds: 1, status: 'success' }])
      await expire(world, stored?.id ?? '')
      assertRefused(await customer.client.get(`/v1/jobs/${stored?.id}`), 410, 'output_expired')
    },
  },
  ...EXTRAS.map(
    (suffix): Clause => ({
      clause: 'design 7',
      says: `${suffix} of an expired job is 410 output_expired`,
      async holds(world) {
        const customer = await world.customer()
        const [stored] = await storeJobs(world, customer, [{ ageMicroseconds: 1, status: 'success' }])
        await expire(world, stored?.id ?? '')
        assertRefused(await customer.client.get(`/v1/jobs/${stored?.id}${suffix}`), 410, 'output_expired')
      },
    }),
  ),
  {
    clause: 'design 7',
    says: '410 is for the key that made the job; others see 404',
    async holds(world) {
      const [owner, foreigner] = [await world.customer(), await world.customer()]
      const [stored] = await storeJobs(world, owner, [{ ageMicroseconds: 1, status: 'success' }])
      await expire(world, stored?.id ?? '')
      assertRefused(await foreigner.client.get(`/v1/jobs/${stored?.id}`), 404, 'invalid_input')
    },
  },
  {
    clause: 'design 7',
    says: '410 is for successful jobs only: old queued and failed ones are still shown',
    async holds(world) {
      const customer = await world.customer()
      const fortyDays = 40 * 24 * 3600 * 1e6
      const stored = await storeJobs(world, customer, [
        { ageMicroseconds: fortyDays, status: 'failed' },
        { ageMicroseconds: fortyDays - 1, status: 'queued' },
      ])
      for (const { id } of stored) assert.equal((await customer.client.get(`/v1/jobs/${id}`)).status, 200)
    },
  },
  {
    clause: 'design 7',
    says: 'a list keeps an expired job, without its download_url',
    async holds(world) {
      const customer = await world.customer()
      const [stored] = await storeJobs(world, customer, [{ ageMicroseconds: 1, status: 'success' }])
      await expire(world, stored?.id ?? '')
      const [listed] = recordOf(await customer.client.get('/v1/jobs'))['jobs'] as unknown[]
      assertJob(listed, { linkGone: true })
      assert.equal(listed.job_id, stored?.id)
    },
  },
  ...EXTRAS.map(
    (suffix): Clause => ({
      clause: 'design 14',
      says: `${suffix} of a job that has none (queued, failed) is 404`,
      async holds(world) {
        const customer = await world.customer()
        const jobs = await storeJobs(world, customer, [
          { ageMicroseconds: 2, status: 'queued' },
          { ageMicroseconds: 1, status: 'failed' },
        ])
        for (const { id } of jobs) {
          assertRefused(await customer.client.get(`/v1/jobs/${id}${suffix}`), 404, 'invalid_input')
        }
      },
    }),
  ),
]
