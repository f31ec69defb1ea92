import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { DesignMode } from '@cadwright/engine'
import { charge, grant, release } from '../../../src/credits/ledger.ts'
import type { LedgerEntry } from '../../../src/http/dashboard/contract.ts'
import { startService, type TestService } from '../../service.ts'
import { signedIn, type Visitor } from './visitor.ts'

let service: TestService

before(async () => {
  service = await startService({}, { role: 'api' })
})
after(() => service.close())

/** A job that a worker would have ended this way. */
async function ended(who: Visitor, designMode: DesignMode, how: 'charge' | 'release'): Promise<string> {
  const { body } = await who.post('/dashboard/jobs', { prompt: 'a cube', designMode, outputFormat: 'STEP' })
  const { body: job } = await who.get(`/dashboard/jobs/${body.jobId}`)
  const reservation = { accountId: who.accountId, jobId: body.jobId, price: job.price }
  const settle = how === 'charge' ? charge : release
  await service.database.db.transaction().execute((transaction) => settle(transaction, reservation))
  return body.jobId
}

async function ledger(who: Visitor): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  let cursor = ''
  do {
    const { body } = await who.get(`/dashboard/ledger?limit=3${cursor && `&cursor=${cursor}`}`)
    entries.push(...body.entries)
    cursor = body.nextCursor ?? ''
  } while (cursor)
  return entries
}

test('the ledger’s running balance adds up over its pages and ends at the balance', async () => {
  const who = await signedIn(service, { credits: 20 })
  await ended(who, 'standard', 'charge')
  await ended(who, 'pro', 'release')
  await ended(who, 'assembly', 'charge')
  await grant(service.database.db, { accountId: who.accountId, amount: 7, note: 'thank you' })
  const entries = (await ledger(who)).toReversed()
  assert.equal(entries.length, 8)
  let balance = 0
  for (const { amount, balanceAfter } of entries) {
    balance += amount
    assert.equal(balanceAfter, balance)
  }
  const { body: me } = await who.get('/dashboard/me')
  assert.equal(me.balance, balance)
  assert.equal(me.balance, 20 - 1 - 5 + 7)
})

test('usage counts what was charged, by day, mode and key, and nothing that was released', async () => {
  const who = await signedIn(service)
  await ended(who, 'standard', 'charge')
  await ended(who, 'standard', 'charge')
  await ended(who, 'pro', 'charge')
  await ended(who, 'assembly', 'release')
  const { body } = await who.get('/dashboard/usage?days=7')
  assert.deepEqual(
    body.days.map(({ designMode, credits, jobs }: Record<string, unknown>) => [designMode, credits, jobs]),
    [
      ['pro', 3, 1],
      ['standard', 2, 2],
    ],
  )
  assert.equal(body.days[0].day, body.to)
  assert.equal(body.keys[0].name, 'Dashboard')
  assert.equal((Date.parse(body.to) - Date.parse(body.from)) / (24 * 3600 * 1000), 6)
})

test('a month’s statement begins where the one before ended, and its lines add up', async () => {
  const who = await signedIn(service, { credits: 10 })
  const jobId = await ended(who, 'pro', 'charge')
  const month = new Date().toISOString().slice(0, 7)
  const { body } = await who.get(`/dashboard/statements/${month}`)
  assert.deepEqual(
    [body.opening, body.granted, body.charged, body.closing, body.email],
    [0, 10, 3, 7, who.email],
  )
  assert.equal(body.lines.at(-1).jobId, jobId)
  const year = Number(month.slice(0, 4)) + 1
  const later = (await who.get(`/dashboard/statements/${year}-01`)).body
  assert.deepEqual([later.opening, later.closing, later.lines], [7, 7, []])
})

test('the statement as a table has a line for each entry, and no formula in it', async () => {
  const who = await signedIn(service, { credits: 10 })
  await grant(service.database.db, {
    accountId: who.accountId,
    amount: 5,
    note: '=HYPERLINK("http://evil","x")',
  })
  const month = new Date().toISOString().slice(0, 7)
  const { headers, body } = await who.get(`/dashboard/statements/${month}.csv`)
  assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.equal(headers.get('content-disposition'), `attachment; filename="cadwright-${month}.csv"`)
  const lines = body.trimEnd().split('\r\n')
  assert.equal(lines[0], 'time,kind,credits,balance,job,key,mode,note')
  assert.equal(lines.length, 4)
  assert.match(lines[2], /,grant,10,10,/)
  assert.ok(lines[3].endsWith(`,grant,5,15,,,,"'=HYPERLINK(""http://evil"",""x"")"`), lines[3])
  for (const odd of ['2026-13', '2026', '1999-01', '2026-11.pdf', "2026-11'"])
    assert.equal((await who.get(`/dashboard/statements/${odd}`)).status, 404, odd)
})

test('a balance that the next jobs may use up is called low', async () => {
  for (const [credits, low] of [
    [10, false],
    [9, true],
  ] as const) {
    const who = await signedIn(service, { credits })
    assert.equal((await who.get('/dashboard/me')).body.lowBalance, low)
  }
})
