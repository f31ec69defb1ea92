/** Section 4.3 against a model: whatever happens between two pages, each page is exactly the one the rules give. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fc } from '../../../engine/test/property.ts'
import { type Endpoint, endpoints, type JobStatus, jobStatuses } from '../../src/database/schema.ts'
import { type Filters, readPage, type StoredJob, setStatus, storeJobs } from './stored-jobs.ts'
import { type Customer, openWorld, type World } from './world.ts'

let world: World
let owner: Customer
before(async () => {
  world = await openWorld({}, { role: 'api' })
  owner = await world.customer()
})
after(() => world.close())

interface Listing {
  filters: Filters
  /** Undefined before the first page; `done` after the last one. */
  cursor: string | undefined
  done: boolean
  shown: string[]
}

interface Model {
  customer: Customer
  /** Newest first. */
  jobs: StoredJob[]
  /** The next job is younger than all before it by at least a microsecond. */
  ageMicroseconds: number
  listings: Listing[]
}

type Step = (model: Model) => Promise<void>

const limit = fc.option(fc.constantFrom(1, 2, 3, 5, 20, 100), { nil: undefined })
const status = fc.option(fc.constantFrom(...jobStatuses), { nil: undefined, freq: 2 })
const endpoint = fc.option(fc.constantFrom(...endpoints), { nil: undefined, freq: 2 })
const filters = fc.record({ limit, status, endpoint })

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.record({
          gap: fc.constantFrom(1, 1, 2, 999, 1000),
          endpoint: fc.constantFrom(...endpoints),
          status: fc.constantFrom(...jobStatuses),
        }),
        {
          minLength: 1,
          maxLength: 9,
        },
      )
      .map(insert),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom(...jobStatuses)).map(([at, to]) => change(at, to)),
  },
  { weight: 2, arbitrary: filters.map(begin) },
  { weight: 8, arbitrary: fc.nat().map(turn) },
)

test('every page is the one that the rules give, whatever was inserted or has changed since the last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 40 }), async (sequence) => {
      const model: Model = {
        customer: await world.anotherKey(owner),
        jobs: [],
        ageMicroseconds: 3600 * 1e6,
        listings: [],
      }
      await begin({ limit: 3 })(model)
      for (const step of sequence) await step(model)
      // To the end: with nothing more arriving, each listing must come to one.
      for (const [at] of model.listings.entries()) {
        while (model.listings[at]?.done === false) await turn(at)(model)
      }
      for (const { shown } of model.listings)
        assert.equal(new Set(shown).size, shown.length, 'a job was shown twice')
    }),
    { numRuns: 60 },
  )
})

function insert(given: { gap: number; endpoint: Endpoint; status: JobStatus }[]): Step {
  return async (model) => {
    const ages = given.map(({ gap, ...rest }) => {
      model.ageMicroseconds -= gap
      return { ...rest, ageMicroseconds: model.ageMicroseconds }
    })
    // Ages count from the time of each insertion, which itself moves on; so later ones are younger still.
    const stored = await storeJobs(world, model.customer, ages)
    model.jobs.unshift(...stored.toReversed())
  }
}

function change(at: number, to: JobStatus): Step {
  return async ({ jobs }) => {
    const job = jobs[at % Math.max(1, jobs.length)]
    if (!job) return
    job.status = to
    await setStatus(world, [job])
  }
}

function begin(chosen: Filters): Step {
  return async ({ listings }) => {
    listings.push({ filters: chosen, cursor: undefined, done: false, shown: [] })
  }
}

/** Reads the next page of a listing and holds it to the model. */
function turn(at: number): Step {
  return async ({ customer, jobs, listings }) => {
    const listing = listings[at % listings.length]
    if (!listing || listing.done) return
    const { filters, cursor } = listing
    const rest = jobs.filter(
      (job) => (!filters.status || job.status === filters.status) && (!cursor || job.createdAt < cursor),
    )
    const fetched = rest.slice(0, filters.limit ?? 20)
    const expected = fetched.filter((job) => !filters.endpoint || job.endpoint === filters.endpoint)
    const page = await readPage(customer, filters, cursor)
    assert.deepEqual(
      page.jobs.map(({ job_id, created_at, status, endpoint }) => ({
        id: job_id,
        createdAt: created_at,
        status,
        endpoint,
      })),
      expected,
    )
    assert.equal(page.next_cursor, rest.length > fetched.length ? fetched.at(-1)?.createdAt : undefined)
    listing.shown.push(...page.jobs.map(({ job_id }) => job_id))
    listing.cursor = page.next_cursor
    listing.done = page.next_cursor === undefined
  }
}
