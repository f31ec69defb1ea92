import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { designModes } from '@cadwright/engine'
import { sql } from 'kysely'
import { fc } from '../../../engine/test/property.ts'
import { createAccount } from '../../src/accounts/accounts.ts'
import { createApiKey } from '../../src/accounts/keys.ts'
import { balanceOf, charge, entriesOf, grant, release } from '../../src/credits/ledger.ts'
import { PRICES } from '../../src/credits/prices.ts'
import type { Database } from '../../src/database/connect.ts'
import { openVault, type Vault } from '../../src/secrets/vault.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

interface Customer {
  accountId: string
  apiKeyId: string
}
interface Job {
  accountId: string
  jobId: string
  price: number
}

let server: TestDatabase
let db: Database
let vault: Vault

before(async () => {
  server = await testDatabase()
  db = server.connections.db
  vault = await openVault({ secretKey: randomBytes(32).toString('hex'), dataDir: '/nowhere' })
})
after(() => server.close())

async function newCustomer(credits: number): Promise<Customer> {
  const account = await createAccount(db, { email: `${randomUUID()}@example.com`, credits })
  assert.ok(typeof account === 'object')
  const { id } = await createApiKey({ db, vault }, { accountId: account.id, name: 'test' })
  return { accountId: account.id, apiKeyId: id }
}

/** The job, or undefined when the credits do not suffice. */
async function submit({ accountId, apiKeyId }: Customer, price: number): Promise<Job | undefined> {
  const jobId = `pub_${randomBytes(6).toString('hex')}`
  const { rows } = await sql<{ outcome: string }>`
    select outcome from submit_job(${accountId}, ${apiKeyId}, null, ${jobId}, ${randomUUID()}, 'text_to_cad',
      'standard', 'STEP', 'a cube', null, '{}', ${price})`.execute(db)
  const outcome = rows[0]?.outcome
  assert.ok(outcome === 'accepted' || outcome === 'insufficient_credits', outcome)
  return outcome === 'accepted' ? { accountId, jobId, price } : undefined
}

async function accepted(customer: Customer, price: number): Promise<Job> {
  const job = await submit(customer, price)
  assert.ok(job)
  return job
}

const settle = (how: typeof charge, job: Job) =>
  db.transaction().execute((transaction) => how(transaction, job))

const breaks = (constraint: string) => (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint

test('a reservation moves credits out of the balance; a charge spends them, a release gives them back', async () => {
  const customer = await newCustomer(10)
  const [won, lost] = [await accepted(customer, 3), await accepted(customer, 5)]
  assert.deepEqual(await balanceOf(db, customer.accountId), { balance: 2, held: 8 })
  await settle(charge, won)
  assert.deepEqual(await balanceOf(db, customer.accountId), { balance: 2, held: 5 })
  await settle(release, lost)
  assert.deepEqual(await balanceOf(db, customer.accountId), { balance: 7, held: 0 })
})

test('a job is settled once, whichever way was first', async () => {
  const customer = await newCustomer(10)
  for (const first of [charge, release]) {
    const job = await accepted(customer, 1)
    await settle(first, job)
    for (const second of [charge, release]) {
      await assert.rejects(settle(second, job), breaks('credit_entries_one_settlement'))
    }
  }
  assert.deepEqual(await balanceOf(db, customer.accountId), { balance: 9, held: 0 })
})

test('only what was reserved can be settled: not another price, account or job', async () => {
  const [customer, stranger] = [await newCustomer(10), await newCustomer(10)]
  const job = await accepted(customer, 3)
  await accepted(stranger, 3)
  for (const wrong of [{ price: 2 }, { accountId: stranger.accountId }, { jobId: 'pub_000000000000' }]) {
    await assert.rejects(settle(charge, { ...job, ...wrong }), /holds no reservation/)
  }
  assert.deepEqual(await balanceOf(db, customer.accountId), { balance: 7, held: 3 })
})

test('nothing but whole positive amounts can be granted', async () => {
  const { accountId } = await newCustomer(0)
  for (const amount of [0, -5]) {
    await assert.rejects(grant(db, { accountId, amount }), breaks('entry_adds_up'))
  }
  await assert.rejects(grant(db, { accountId, amount: 1.5 }))
  assert.deepEqual(await balanceOf(db, accountId), { balance: 0, held: 0 })
})

test('entries can be neither changed nor deleted', async () => {
  const { accountId } = await newCustomer(4)
  for (const statement of [
    sql`update credit_entries set note = 'changed' where account_id = ${accountId}`,
    sql`update credit_entries set amount = 1000 where account_id = ${accountId}`,
    sql`delete from credit_entries where account_id = ${accountId}`,
    sql`truncate credit_entries`,
  ]) {
    await assert.rejects(statement.execute(db), /append-only/)
  }
  const [entry] = await entriesOf(db, accountId, { limit: 10 })
  assert.equal(entry?.amount, 4)
  assert.equal(entry?.note, 'starter credits')
})

test('entries are listed newest first, page by page, each once', async () => {
  const customer = await newCustomer(5)
  const job = await accepted(customer, 2)
  await settle(release, job)
  await grant(db, { accountId: customer.accountId, amount: 7, note: 'thanks' })
  const newest = await entriesOf(db, customer.accountId, { limit: 2 })
  const oldest = await entriesOf(db, customer.accountId, { limit: 9, before: newest.at(-1)?.id })
  assert.deepEqual(
    [...newest, ...oldest].map(({ kind, amount, held, jobId, note }) => [kind, amount, held, jobId, note]),
    [
      ['grant', 7, 0, null, 'thanks'],
      ['release', 2, -2, job.jobId, null],
      ['reserve', -2, 2, job.jobId, null],
      ['grant', 5, 0, null, 'starter credits'],
    ],
  )
})

type Step =
  | { kind: 'grant'; who: number; amount: number }
  | { kind: 'reserve'; who: number; price: number }
  | { kind: 'settle'; how: 'charge' | 'release'; pick: number }

const CUSTOMERS = 2
const LANES = 6
const who = fc.nat(CUSTOMERS - 1)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('grant' as const), who, amount: fc.integer({ min: 1, max: 6 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reserve' as const),
      who,
      price: fc.constantFrom(...designModes.map((mode) => PRICES[mode])),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      how: fc.constantFrom('charge' as const, 'release' as const),
      pick: fc.nat(50),
    }),
  },
)
const lanes = fc.array(fc.array(step, { minLength: 1, maxLength: 12 }), {
  minLength: LANES,
  maxLength: LANES,
})

test('however grants, reservations, charges and releases interleave, the books add up', async () => {
  await fc.assert(
    fc.asyncProperty(lanes, async (lanes) => {
      const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => newCustomer(8)))
      const jobs: Job[] = []
      const settled: { job: Job; how: 'charge' | 'release' }[] = []
      let granted = 8 * CUSTOMERS

      const take = async (step: Step) => {
        if (step.kind === 'settle') {
          const job = jobs[step.pick % jobs.length]
          if (!job) return
          try {
            await settle({ charge, release }[step.how], job)
            settled.push({ job, how: step.how })
          } catch (error) {
            if (!breaks('credit_entries_one_settlement')(error)) throw error
          }
          return
        }
        const customer = customers[step.who]
        assert.ok(customer)
        if (step.kind === 'grant') {
          await grant(db, { accountId: customer.accountId, amount: step.amount })
          granted += step.amount
        } else {
          const job = await submit(customer, step.price)
          if (job) jobs.push(job)
        }
      }
      // Each lane on a connection of its own, all at once.
      await Promise.all(
        lanes.map(async (steps) => {
          for (const step of steps) await take(step)
        }),
      )

      assert.equal(new Set(settled.map(({ job }) => job.jobId)).size, settled.length)
      const books = await Promise.all(customers.map(({ accountId }) => booksOf(accountId)))
      for (const { balance, held, entriesBalance, entriesHeld } of books) {
        assert.ok(balance >= 0 && held >= 0)
        assert.deepEqual([balance, held], [entriesBalance, entriesHeld])
      }
      const open = jobs.filter((job) => !settled.some((entry) => entry.job === job))
      const spent = settled.filter(({ how }) => how === 'charge').map(({ job }) => job)
      assert.equal(total(books.map(({ held }) => held)), total(open.map(({ price }) => price)))
      assert.equal(
        total(books.map(({ balance, held }) => balance + held)),
        granted - total(spent.map(({ price }) => price)),
      )
    }),
    { numRuns: 25 },
  )
})

async function booksOf(accountId: string) {
  const entries = await entriesOf(db, accountId, { limit: 1000 })
  return {
    ...(await balanceOf(db, accountId)),
    entriesBalance: total(entries.map(({ amount }) => amount)),
    entriesHeld: total(entries.map(({ held }) => held)),
  }
}

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
