/** An interface and two workers as processes of their own on one data folder, each lost or stopped in turn. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type pg from 'pg'
import { allEnded, audit, downloadAll } from './audit.ts'
import { type Customer, collect, order } from './customer.ts'
import { openPremises, type Premises } from './premises.ts'
import { type Served, serve, until } from './served.ts'

/** Long enough to be met while it is being made, short enough to be finished by a worker that drains. */
const SLOW = {
  prompt: 'a disc, 300 mm diameter and 10 mm thick, with 30 holes of 5 mm on a 250 mm bolt circle',
  format: 'STEP',
  expected: 'success',
} as const
const QUICK = { prompt: 'a 20 mm cube', format: 'STL', expected: 'success' } as const
const RIDDLE = { prompt: 'something nice', format: 'STEP', expected: 'failed' } as const
const PATIENCE_MS = 120_000

let premises: Premises
let customer: Customer
const running = new Set<Served>()

before(async () => {
  premises = await openPremises(1)
  customer = premises.customers[0] as Customer
})
after(() => premises.close([...running].map(({ pid }) => pid)))

async function open(role: 'api' | 'worker'): Promise<Served> {
  const served = await serve({ settings: { ...premises.settings, KERNEL_WORKERS: '1' } }, role)
  running.add(served)
  return served
}

async function lose(served: Served): Promise<void> {
  served.signal('SIGKILL')
  await served.ended
  running.delete(served)
}

async function dismiss(served: Served): Promise<void> {
  const { code, stderr } = await served.stop()
  running.delete(served)
  assert.equal(code, 0, stderr)
}

const count = async (pool: pg.Pool, condition: string): Promise<number> =>
  (await pool.query(`select count(*) as jobs from jobs where ${condition}`)).rows[0].jobs

const workersBusy = (workers: number, pool: pg.Pool) =>
  until(`${workers} workers are busy`, async () => {
    const { rows } = await pool.query("select distinct worker_number from jobs where status = 'processing'")
    return rows.length === workers || undefined
  })

async function everythingIsRight(pool: pg.Pool, url: string) {
  await collect(customer, url, AbortSignal.timeout(PATIENCE_MS))
  await allEnded(pool)
  const totals = await audit(pool, [customer])
  assert.equal(await downloadAll(pool, customer, url), totals.succeeded)
  assert.equal(totals.givenUp, 0)
  return totals
}

test('jobs of a killed worker are taken over by the other and charged once', async () => {
  const api = await open('api')
  const [first, second] = await Promise.all([open('worker'), open('worker')])
  await premises.inspect(async (pool) => {
    for (const part of [SLOW, SLOW, QUICK, RIDDLE, SLOW, QUICK]) await order(customer, api.url, part)
    await workersBusy(2, pool)
    await lose(first)
    const { takenOver, jobs } = await everythingIsRight(pool, api.url)
    assert.equal(jobs, 6)
    assert.ok(takenOver >= 1)
  })
  await dismiss(second)
  await dismiss(api)
})

test('a worker that is told to stop leaves no job half-done, and the next one goes on', async () => {
  const api = await open('api')
  const worker = await open('worker')
  await premises.inspect(async (pool) => {
    const lostBefore = await count(pool, 'attempt > 1')
    for (const part of [SLOW, SLOW, QUICK, RIDDLE]) await order(customer, api.url, part)
    await workersBusy(1, pool)
    await dismiss(worker)
    assert.equal(await count(pool, "status = 'processing' and worker_number is not null"), 0)
    assert.ok((await count(pool, "status = 'queued'")) > 0, 'nothing was left to do')
    const next = await open('worker')
    await everythingIsRight(pool, api.url)
    assert.equal(await count(pool, 'attempt > 1'), lostBefore, 'a drained job counts as lost')
    await dismiss(next)
  })
  await dismiss(api)
})

test('an interface that is killed or stopped while jobs run loses none of them', async () => {
  const first = await open('api')
  const worker = await open('worker')
  await premises.inspect(async (pool) => {
    for (const part of [SLOW, QUICK, RIDDLE]) await order(customer, first.url, part)
    await lose(first)
    const second = await open('api')
    for (const part of [SLOW, QUICK]) await order(customer, second.url, part)
    await dismiss(second)
    const third = await open('api')
    await everythingIsRight(pool, third.url)
    await dismiss(worker)
    await dismiss(third)
  })
})
