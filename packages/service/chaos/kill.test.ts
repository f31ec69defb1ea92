/** The service and its database killed again and again under load: nothing accepted is lost, nothing is paid twice. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { allEnded, audit, downloadAll } from './audit.ts'
import { collect, settleUnknown, trade } from './customer.ts'
import { cutPower } from './power-cut.ts'
import { openPremises } from './premises.ts'
import { seeded } from './random.ts'
import { type Command, ready, serve, start, until } from './served.ts'

const SEED = 20_261_115
const ROUNDS = 20
const CUSTOMERS = 5
/** One round in four is cut while it still starts, another while jobs are accepted but the kernels still warm up. */
const STARTING_SHARE = 0.25
const WARMING_SHARE = 0.25
const LONGEST_START_MS = 4_000
const LONGEST_WARMING_MS = 1_000
const LONGEST_WORK_MS = 3_000
const LAST_JOBS_TIMEOUT_MS = 90_000

const premises = await openPremises(CUSTOMERS)
const { settings, customers, dataDir } = premises
/** Chance of the kills' own, and of each customer's: how requests interleave changes nobody else's. */
const moment = seeded(SEED)
const traders = customers.map((customer, n) => ({ customer, random: seeded(SEED + n + 1) }))
const running = new Set<Command>()
after(() => premises.close([...running].map(({ pid }) => pid)))

const sum = (numberOf: (customer: (typeof customers)[number]) => number) =>
  customers.map(numberOf).reduce((total, number) => total + number, 0)

test(`after ${ROUNDS} kills under load every accepted job has ended, once, and the books are right`, async () => {
  console.log(`seed ${SEED}`)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const acceptedBefore = sum(({ jobs }) => jobs.size)
    const readyMs = await oneRound()
    const accepted = sum(({ jobs }) => jobs.size) - acceptedBefore
    const started = readyMs === undefined ? 'killed while it started' : `ready after ${readyMs.toFixed(0)} ms`
    console.log(
      `round ${String(round).padStart(2)}: ${String(accepted).padStart(4)} jobs accepted, ${started}`,
    )
  }

  const service = await serve({ settings })
  running.add(service)
  const patience = AbortSignal.timeout(LAST_JOBS_TIMEOUT_MS)
  await Promise.all(
    traders.map(({ customer, random }) => settleUnknown(customer, service.url, random, patience)),
  )
  await Promise.all(customers.map((customer) => collect(customer, service.url, patience)))
  const { totals, files } = await premises.inspect(async (pool) => {
    await allEnded(pool)
    const downloads = await Promise.all(customers.map((customer) => downloadAll(pool, customer, service.url)))
    return {
      totals: await audit(pool, customers),
      files: downloads.reduce((total, number) => total + number, 0),
    }
  })
  console.log({
    ...totals,
    submitted: sum(({ submissions }) => submissions.length),
    accepted: sum(({ jobs }) => jobs.size),
    unknown: sum(({ unknown }) => unknown),
    replayed: sum(({ replayed }) => replayed),
    files,
  })
  assert.ok(totals.succeeded > 0 && totals.failed > 0 && totals.takenOver > 0, 'the load was no load')
  const { code } = await service.stop()
  assert.equal(code, 0)
})

/** How long the start took; undefined where it was cut short. */
async function oneRound(): Promise<number | undefined> {
  const command = start({ settings })
  running.add(command)
  const cut = new AbortController()
  const kill = () => {
    cutPower(dataDir, [command.pid])
    cut.abort()
  }
  try {
    const chance = moment()
    if (chance < STARTING_SHARE) {
      await pause(moment() * LONGEST_START_MS)
      kill()
      return undefined
    }
    const { url, readyMs } = await ready(command)
    const isWarming = chance < STARTING_SHARE + WARMING_SHARE
    const lasts = isWarming
      ? pause(moment() * LONGEST_WARMING_MS)
      : works(url, cut.signal).then(() => pause(moment() * LONGEST_WORK_MS))
    const trading = traders.map(({ customer, random }) => trade(customer, url, random, cut.signal))
    const trouble = Promise.all(trading)
    await Promise.race([lasts, trouble])
    kill()
    await trouble
    return readyMs
  } catch (error) {
    throw new Error(`the service said: ${command.stderr().slice(-2000)}`, { cause: error })
  } finally {
    kill()
    await command.ended
    running.delete(command)
  }
}

/** Its kernels are warm and take jobs. */
const works = (url: string, signal: AbortSignal): Promise<true> =>
  until('jobs are taken', async () => (await fetch(`${url}/readyz`, { signal })).ok || undefined)
