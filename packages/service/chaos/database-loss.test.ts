/** The database's server killed under a service that lives on: it comes back, and so does the service. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { allEnded, audit } from './audit.ts'
import { type Customer, collect, order, settleUnknown } from './customer.ts'
import { cutPower, serverOf } from './power-cut.ts'
import { openPremises, type Premises } from './premises.ts'
import { type Served, serve, until } from './served.ts'

const CUBE = { prompt: 'a 20 mm cube', format: 'STL', expected: 'success' } as const
const SLOW = {
  prompt: 'a disc, 300 mm diameter and 10 mm thick, with 20 holes of 5 mm on a 250 mm bolt circle',
  format: 'STEP',
  expected: 'success',
} as const
const PATIENCE_MS = 60_000
const ASKERS = 5
const LOSSES = 8

let premises: Premises
let customer: Customer
let service: Served

before(async () => {
  premises = await openPremises(1)
  customer = premises.customers[0] as Customer
  service = await serve({ settings: { ...premises.settings, KERNEL_WORKERS: '1' } })
})
after(() => premises.close([service.pid]))

/** Kills it and waits for the next one. */
async function loseDatabase(kill = () => cutPower(premises.dataDir, [])): Promise<void> {
  const lost = serverOf(premises.dataDir)
  kill()
  await until('another server runs', () => {
    const server = serverOf(premises.dataDir)
    return server !== undefined && server !== lost ? server : undefined
  })
  await until(
    'the service is ready again',
    async () => (await fetch(`${service.url}/readyz`)).ok || undefined,
  )
}

const allIsWell = () =>
  premises.inspect(async (pool) => {
    await allEnded(pool)
    return audit(pool, [customer])
  })

test('a service that was idle when its database was killed works on', async () => {
  await loseDatabase()
  await order(customer, service.url, CUBE)
  await collect(customer, service.url, AbortSignal.timeout(PATIENCE_MS))
  assert.equal((await allIsWell()).succeeded, 1)
  // Asked again: a worker that did not find back would still get its jobs by polling.
  await until('the worker has a place again', () =>
    premises.inspect(async (pool) => {
      const { rows } = await pool.query('select 1 from pg_locks where locktype = $1 and classid = 2', [
        'advisory',
      ])
      return rows.length > 0 || undefined
    }),
  )
})

test('jobs that run while the database is killed end once', async () => {
  for (const part of [SLOW, CUBE, SLOW]) await order(customer, service.url, part)
  await premises.inspect((pool) =>
    until('one runs', async () => {
      const { rows } = await pool.query("select 1 from jobs where status = 'processing'")
      return rows.length > 0 || undefined
    }),
  )
  await loseDatabase()
  const patience = AbortSignal.timeout(PATIENCE_MS)
  await settleUnknown(customer, service.url, Math.random, patience)
  await collect(customer, service.url, patience)
  const { jobs, succeeded } = await allIsWell()
  assert.deepEqual({ jobs, succeeded }, { jobs: 4, succeeded: 4 })
})

test('a database that is killed again and again under requests takes none of the service with it', async () => {
  const asked = new AbortController()
  const statuses = new Set<number>()
  const asking = Array.from({ length: ASKERS }, async () => {
    while (!asked.signal.aborted) statuses.add(await askForNothing())
  })
  for (let loss = 0; loss < LOSSES; loss += 1) await loseDatabase(beheadDatabase)
  asked.abort()
  await Promise.all(asking)
  // Nothing but the true answer, or that it cannot be had now.
  statuses.delete(500)
  assert.deepEqual([...statuses], [404])
  assert.equal(await askForNothing(), 404)
  assert.equal((await service.stop()).code, 0)
})

/** Its connections outlive the server by a moment, and each says so before it ends. */
function beheadDatabase(): void {
  const server = serverOf(premises.dataDir)
  if (server !== undefined) process.kill(server, 'SIGKILL')
}

async function askForNothing(): Promise<number> {
  const answer = await fetch(`${service.url}/v1/jobs/pub_000000000000`, {
    headers: { Authorization: `Bearer ${customer.apiKey}` },
  })
  await answer.arrayBuffer()
  return answer.status
}
