import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Brainstorm } from '@cadwright/engine'
import type { Job } from 'pg-boss'
import { type Attempt, beginAttempt, giveBack } from '../../src/jobs/attempt.ts'
import { JOBS_QUEUE, type QueuedJob } from '../../src/jobs/queue.ts'
import { settleFailure, settleSuccess } from '../../src/jobs/settle.ts'
import { CREDITS, openRig, type Rig } from './worker-rig.ts'

let rig: Rig
let books: Parameters<typeof settleSuccess>[0]
before(async () => {
  rig = await openRig()
  books = { db: rig.database.connections.db, boss: rig.boss, announce: async () => {} }
})
after(() => rig.close())

const BRAINSTORM: Brainstorm = {
  project_name: 'Plate',
  key_features: [],
  design_components: [],
  optimal_geometry: '',
  material_recommendations: '',
  suggestions: [],
}

const success = (prefix: string) => ({
  output: { prefix, name: 'plate.stl', bytes: 84 },
  brainstorm: BRAINSTORM,
  tokensUsed: 7,
  latencyMs: 12.6,
  durationsMs: { build: 3 },
  outputLifetimeSeconds: 60,
})
const FAILURE = { code: 'export_failed', message: 'It failed.' } as const

async function claim(): Promise<Job<QueuedJob>> {
  const [entry] = await rig.boss.fetch<QueuedJob>(JOBS_QUEUE)
  assert.ok(entry)
  return entry
}

async function begin(entry: Job<QueuedJob>, workerNumber = 1): Promise<Attempt> {
  const attempt = await beginAttempt(books.db, entry, workerNumber)
  assert.ok(attempt)
  return attempt
}

/** An attempt whose worker was thought lost, and the one that has begun since. */
async function overtaken(): Promise<{ id: string; stale: Attempt; current: Attempt }> {
  const id = await rig.submit()
  const stale = await begin(await claim(), 1)
  await rig.boss.fail(JOBS_QUEUE, stale.entry)
  const current = await begin(await claim(), 2)
  assert.equal(current.jobId, id)
  return { id, stale, current }
}

test('a success charges what was held and leaves the queue', async () => {
  const before = await rig.credits()
  const id = await rig.submit()
  const attempt = await begin(await claim())
  assert.equal(await settleSuccess(books, attempt, success('jobs/a/1')), 'settled')
  const job = await rig.job(id)
  assert.equal(job.status, 'success')
  assert.equal(job.latency_ms, 13)
  assert.equal(job.worker_number, null)
  assert.deepEqual(await rig.credits(), { balance: before.balance - 1, held: before.held })
  assert.equal(await rig.entryState(id), 'completed')
})

test('a success that was settled already is recognised as such and charged once', async () => {
  const id = await rig.submit()
  const attempt = await begin(await claim())
  await settleSuccess(books, attempt, success('jobs/b/1'))
  const after = await rig.credits()
  assert.equal(await settleSuccess(books, attempt, success('jobs/b/1')), 'settled')
  assert.deepEqual(await rig.credits(), after)
  assert.equal((await rig.job(id)).output_prefix, 'jobs/b/1')
})

test('a stale attempt changes nothing, whatever came of it', async () => {
  const { id, stale, current } = await overtaken()
  const before = { job: await rig.job(id), credits: await rig.credits(), entry: await rig.entryState(id) }
  assert.equal(await settleSuccess(books, stale, success('jobs/c/stale')), 'stale')
  assert.equal(await settleFailure(books, stale, FAILURE), 'stale')
  await giveBack(books, stale)
  assert.deepEqual(
    { job: await rig.job(id), credits: await rig.credits(), entry: await rig.entryState(id) },
    before,
  )
  assert.equal(await settleSuccess(books, current, success('jobs/c/2')), 'settled')
  assert.equal(await settleSuccess(books, stale, success('jobs/c/stale')), 'stale')
  assert.equal((await rig.job(id)).output_prefix, 'jobs/c/2')
})

test('of two attempts that end at the same moment one counts', async () => {
  const { id, stale, current } = await overtaken()
  const before = await rig.credits()
  const settlements = await Promise.all([
    settleSuccess(books, stale, success('jobs/d/1')),
    settleSuccess(books, current, success('jobs/d/2')),
    settleFailure(books, current, FAILURE),
  ])
  assert.equal(settlements.filter((settlement) => settlement === 'settled').length, 1)
  const { status } = await rig.job(id)
  const credits = await rig.credits()
  assert.equal(credits.held, before.held - 1)
  assert.equal(credits.balance, before.balance + (status === 'failed' ? 1 : 0))
})

test('a settlement that breaks off leaves everything as it was', async () => {
  const id = await rig.submit()
  const attempt = await begin(await claim())
  const before = { job: await rig.job(id), credits: await rig.credits() }
  const wrongPrice = { ...attempt, price: attempt.price + 1 }
  await assert.rejects(settleSuccess(books, wrongPrice, success('jobs/e/1')), /no reservation/)
  await assert.rejects(settleFailure(books, wrongPrice, FAILURE), /no reservation/)
  assert.deepEqual({ job: await rig.job(id), credits: await rig.credits() }, before)
  assert.equal(await rig.entryState(id), 'active')
  assert.equal(await settleFailure(books, attempt, FAILURE), 'settled')
})

test('a failure gives the credits back', async () => {
  const before = await rig.credits()
  const id = await rig.submit(undefined, { mode: 'assembly' })
  assert.equal((await rig.credits()).held, before.held + 5)
  const attempt = await begin(await claim())
  assert.equal(await settleFailure(books, attempt, FAILURE), 'settled')
  const job = await rig.job(id)
  assert.equal(job.error_code, 'export_failed')
  assert.equal(job.error_message, 'It failed.')
  assert.deepEqual(await rig.credits(), before)
  assert.equal(await rig.entryState(id), 'completed')
})

test('a job that has ended is not begun again', async () => {
  await rig.submit()
  const attempt = await begin(await claim())
  await settleFailure(books, attempt, FAILURE)
  assert.equal(await beginAttempt(books.db, attempt.entry, 9), undefined)
})

test('a claim that lapsed begins nothing', async () => {
  const id = await rig.submit()
  const lapsed = await claim()
  await rig.boss.fail(JOBS_QUEUE, lapsed)
  const current = await begin(await claim())
  assert.equal(await beginAttempt(books.db, lapsed, 9), undefined)
  assert.equal((await rig.job(id)).attempt, 1)
  await settleFailure(books, current, FAILURE)
})

test('the ledger adds up after all of this', async () => {
  const { rows } = await rig.database.connections.pool.query<{ amount: number; held: number }>(
    'select sum(amount)::bigint as amount, sum(held)::bigint as held from credit_entries',
  )
  const { balance, held } = await rig.credits()
  assert.deepEqual(rows[0], { amount: balance, held })
  assert.ok(balance < CREDITS)
})
