/** Sections 2.3 and 4.3, and points 3 and 4 of the design. */
import assert from 'node:assert/strict'
import { endpoints, jobStatuses } from '../../../src/database/schema.ts'
import { assertAccepted, assertRefused } from '../client.ts'
import type { Clause } from '../runner.ts'
import { assertJob } from '../shapes.ts'
import { readPage, storeJobs, walk } from '../stored-jobs.ts'
import type { Customer, World } from '../world.ts'
import { PROMPT } from './bodies.ts'

const ids = (jobs: { job_id: string }[]) => jobs.map(({ job_id }) => job_id)

/** So many jobs, the newest first; one microsecond apart, so that only an exact cursor tells them apart. */
const storeMany = (world: World, customer: Customer, count: number) =>
  storeJobs(
    world,
    customer,
    Array.from({ length: count }, (_, place) => ({
      ageMicroseconds: place + 1,
      status: jobStatuses[place % jobStatuses.length] ?? 'queued',
    })),
  )

const REFUSED: Record<string, string[]> = {
  limit: [
    '0',
    '101',
    '-1',
    '1.5',
    '5.0',
    'ten',
    '',
    '1e1',
    '0x10',
    'NaN',
    'Infinity',
    '99999999999999999999',
    '%00',
  ],
  status: ['done', 'Queued', 'SUCCESS', '', 'queued,failed', 'null', '%00'],
  endpoint: ['text-to-cad', 'TEXT_TO_CAD', '', 'image', '%00'],
  cursor: [
    '',
    'next',
    '1',
    '2026',
    '2026-11-15',
    '09:30:00',
    '2026-11-15T09:30:00',
    '2026-13-15T09:30:00.123456%2B00:00',
    '2026-02-30T09:30:00.123456%2B00:00',
    '2026-11-15T25:30:00.123456%2B00:00',
    '2026-11-15T09:30:00.123456%2B99:00',
    '2026-11-15T09:30:00.123456%2B23:00',
    '0000-01-01T00:00:00.000000%2B00:00',
    '2026-11-15T09:30:00.123456++00:00',
    '2026-11-15T09:30:00.123456%2B00:00x',
    'x2026-11-15T09:30:00.123456%2B00:00',
    '%002026-11-15T09:30:00.123456%2B00:00',
    '999999-01-01T00:00:00.000000%2B00:00',
    'infinity',
    'now',
    'epoch',
    'pub_0123456789ab',
    '%F0%9F%94%A9',
    "';select%201--",
  ],
}

export const list: Clause[] = [
  {
    clause: '2.3',
    says: 'a key without jobs has an empty page without next_cursor',
    async holds(world) {
      const { client } = await world.customer()
      assert.deepEqual((await client.get('/v1/jobs')).json, { jobs: [] })
    },
  },
  {
    clause: '4.3',
    says: 'a listed job reads as it does alone, its fresh link aside',
    async holds(world) {
      const customer = await world.customer()
      await storeMany(world, customer, 4)
      for (const listed of (await readPage(customer, {})).jobs) {
        const { json: alone } = await customer.client.get(`/v1/jobs/${listed.job_id}`)
        assertJob(alone)
        assert.deepEqual({ ...listed, download_url: '' }, { ...alone, download_url: '' })
      }
    },
  },
  {
    clause: '4.3',
    says: 'a page holds 20 jobs unless told otherwise, the newest first',
    async holds(world) {
      const customer = await world.customer()
      const stored = await storeMany(world, customer, 21)
      const page = await readPage(customer, {})
      assert.deepEqual(
        ids(page.jobs),
        stored.slice(0, 20).map(({ id }) => id),
      )
      assert.equal(page.next_cursor, stored[19]?.createdAt)
    },
  },
  ...[1, 2, 99, 100].map(
    (limit): Clause => ({
      clause: '4.3',
      says: `limit ${limit} is accepted and kept`,
      async holds(world) {
        const customer = await world.customer()
        await storeMany(world, customer, limit + 1)
        assert.equal((await readPage(customer, { limit })).jobs.length, limit)
      },
    }),
  ),
  ...[
    { count: 20, limit: 20 },
    { count: 60, limit: 20 },
    { count: 6, limit: 3 },
    { count: 3, limit: 1 },
    { count: 19, limit: 20 },
  ].map(
    ({ count, limit }): Clause => ({
      clause: '2.3',
      says: `next_cursor is absent at the exact end: ${count} jobs in pages of ${limit}`,
      async holds(world) {
        const customer = await world.customer()
        const stored = await storeMany(world, customer, count)
        const { pages, jobs } = await walk(customer, { limit })
        assert.equal(pages.length, Math.ceil(count / limit), 'the walk had a page too many or too few')
        assert.deepEqual(
          ids(jobs),
          stored.map(({ id }) => id),
        )
      },
    }),
  ),
  ...Object.entries(REFUSED).flatMap(([name, values]) =>
    values.map(
      (value): Clause => ({
        clause: '4.3',
        says: `${name}=${value} is 422 naming ${name}`,
        async holds(world) {
          const { client } = await world.customer()
          assertRefused(await client.get(`/v1/jobs?${name}=${value}`), 422, 'invalid_input', name)
        },
      }),
    ),
  ),
  ...['limit=5&limit=6', 'status=queued&status=failed', 'cursor=a&cursor=b'].map(
    (query): Clause => ({
      clause: '4.3',
      says: `a parameter given twice (${query}) is 422`,
      async holds(world) {
        const { client } = await world.customer()
        assertRefused(await client.get(`/v1/jobs?${query}`), 422, 'invalid_input', query.split('=')[0])
      },
    }),
  ),
  ...jobStatuses.map(
    (status): Clause => ({
      clause: '4.3',
      says: `status=${status} gives the jobs in that state, page by page`,
      async holds(world) {
        const customer = await world.customer()
        const wanted = (await storeMany(world, customer, 40)).filter((job) => job.status === status)
        const { jobs, pages } = await walk(customer, { status, limit: 5 })
        assert.deepEqual(
          ids(jobs),
          wanted.map(({ id }) => id),
        )
        assert.equal(pages.length, 2, 'the status filter is applied while fetching: full pages, no empty one')
      },
    }),
  ),
  ...endpoints.map(
    (endpoint): Clause => ({
      clause: '4.3 rule 2',
      says: `endpoint=${endpoint} is applied after the page is fetched: short and empty pages lead on`,
      async holds(world) {
        const customer = await world.customer()
        const stored = await storeJobs(
          world,
          customer,
          Array.from({ length: 30 }, (_, place) => ({
            ageMicroseconds: place + 1,
            // The first five, then none for two pages, then every other one.
            endpoint:
              place < 5 || (place >= 15 && place % 2) ? ('image_to_cad' as const) : ('text_to_cad' as const),
          })),
        )
        const { jobs, pages } = await walk(customer, { endpoint, limit: 5 })
        assert.deepEqual(
          pages.map((page) => page.jobs.length),
          Array.from(
            { length: 6 },
            (_, page) =>
              stored.slice(5 * page, 5 * page + 5).filter((job) => job.endpoint === endpoint).length,
          ),
        )
        assert.deepEqual(
          ids(jobs),
          stored.filter((job) => job.endpoint === endpoint).map(({ id }) => id),
        )
        // Design 4: the creation time of the last job fetched, shown or not.
        assert.deepEqual(
          pages.map((page) => page.next_cursor),
          [4, 9, 14, 19, 24].map((place) => stored[place]?.createdAt).concat(undefined),
        )
      },
    }),
  ),
  {
    clause: '4.3',
    says: 'both filters hold together',
    async holds(world) {
      const customer = await world.customer()
      const stored = await storeJobs(
        world,
        customer,
        Array.from({ length: 24 }, (_, place) => ({
          ageMicroseconds: place + 1,
          status: jobStatuses[place % 4] ?? 'queued',
          endpoint: endpoints[Math.floor(place / 4) % 2] ?? 'text_to_cad',
        })),
      )
      const { jobs } = await walk(customer, { status: 'failed', endpoint: 'image_to_cad', limit: 2 })
      const wanted = stored.filter(
        ({ status, endpoint }) => status === 'failed' && endpoint === 'image_to_cad',
      )
      assert.deepEqual(
        ids(jobs),
        wanted.map(({ id }) => id),
      )
    },
  },
  {
    clause: 'design 3',
    says: 'a cursor whose + arrived as a space is accepted, encoded or not',
    async holds(world) {
      const customer = await world.customer()
      const stored = await storeMany(world, customer, 3)
      const cursor = (await readPage(customer, { limit: 1 })).next_cursor ?? ''
      for (const spelling of [
        cursor,
        cursor.replace('+', '%2B'),
        cursor.replace('+', '%20'),
        encodeURIComponent(cursor),
      ]) {
        const { json, status, text } = await customer.client.get(`/v1/jobs?limit=1&cursor=${spelling}`)
        assert.equal(status, 200, text)
        assert.deepEqual(ids((json as { jobs: { job_id: string }[] }).jobs), [stored[1]?.id])
      }
    },
  },
  {
    clause: '4.3 rule 3',
    says: 'a cursor need not be of a job that still matches: it is a time and nothing else',
    async holds(world) {
      const customer = await world.customer()
      await storeMany(world, customer, 3)
      assert.equal((await readPage(customer, {}, '2099-01-01T00:00:00.000000+00:00')).jobs.length, 3)
      assert.deepEqual(await readPage(customer, {}, '1999-01-01T00:00:00.000000+00:00'), { jobs: [] })
    },
  },
  {
    clause: 'design 3',
    says: 'creation times of one key never tie, however many submissions arrive at once',
    async holds(world) {
      const customer = await world.customer()
      await Promise.all(Array.from({ length: 120 }, () => customer.client.submit({ prompt: PROMPT })))
      const { jobs } = await walk(customer, { limit: 100 })
      assert.equal(jobs.length, 120)
      assert.equal(new Set(jobs.map(({ created_at }) => created_at)).size, 120)
    },
  },
  ...[100, 97, 13].map(
    (limit): Clause => ({
      clause: '4.3',
      says: `a walk over 3000 jobs in pages of ${limit} misses none and shows none twice, new ones arriving meanwhile`,
      async holds(world) {
        const customer = await world.customer()
        const stored = await storeMany(world, customer, 3000)
        let arrived = 0
        const { jobs } = await walk(customer, { limit }, async () => {
          if (arrived < 20) assertAccepted(await customer.client.submit({ prompt: PROMPT }))
          arrived += 1
        })
        assert.deepEqual(
          ids(jobs),
          stored.map(({ id }) => id),
        )
      },
    }),
  ),
]
