import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createSession } from '../../../src/accounts/sessions.ts'
import { storeJobs } from '../../conformance/stored-jobs.ts'
import { startService, type TestService } from '../../service.ts'
import { signedIn, type Visitor, visitor } from './visitor.ts'

let service: TestService
let owner: Pick<Visitor, 'get' | 'send' | 'post'>

before(async () => {
  service = await startService()
  const { rows } = await service.database.pool.query("select id from accounts where role = 'owner'")
  const token = await createSession(service.database.db, {
    accountId: rows[0].id,
    userAgent: 'test',
    address: '127.0.0.1',
  })
  owner = visitor(service, `cadwright_session=${token}`)
})
after(() => service.close())

test('the overview shows queue, workers, kernels and failures of all accounts', async () => {
  const customer = await signedIn(service)
  const { id: keyId } = await service.createKey(customer.accountId)
  await storeJobs({ service }, { accountId: customer.accountId, keyId }, [
    { ageMicroseconds: 5_000_000 },
    { ageMicroseconds: 1000, status: 'failed' },
  ])
  const { status, body } = await owner.get('/dashboard/operator/overview')
  assert.equal(status, 200)
  assert.equal(body.queue.queued, 1)
  assert.ok(body.queue.oldestWaitingSeconds >= 5)
  assert.equal(body.workers.length, 1)
  assert.equal(body.kernels.workers, 1)
  assert.deepEqual(body.unready, [])
  assert.equal(body.failures[0].email, customer.email)
  assert.equal(body.failures[0].errorCode, 'export_failed')
})

test('a new account gets credits and a link with which to choose a password', async () => {
  const email = 'new.engineer@example.com'
  const { status, body } = await owner.post('/dashboard/operator/accounts', { email, credits: 25 })
  assert.equal(status, 201)
  assert.ok((await (await fetch(body.link)).text()).includes(email))
  const { body: listed } = await owner.get('/dashboard/operator/accounts')
  const account = listed.accounts.find((one: { email: string }) => one.email === email)
  assert.deepEqual([account.balance, account.hasPassword, account.role], [25, false, 'member'])
  const again = await owner.post('/dashboard/operator/accounts', { email, credits: 0 })
  assert.equal(again.status, 422)
  assert.match(again.body.message, /^email is taken/)
})

test('credits are granted with a note, and only in whole, positive numbers', async () => {
  const customer = await signedIn(service, { credits: 3 })
  const path = `/dashboard/operator/accounts/${customer.accountId}/credits`
  assert.equal((await owner.post(path, { amount: 40, note: 'invoice 2026-117' })).status, 204)
  assert.equal((await customer.get('/dashboard/me')).body.balance, 43)
  const { body } = await customer.get('/dashboard/ledger')
  assert.equal(body.entries[0].note, 'invoice 2026-117')
  for (const amount of [0, -5, 1.5, 1e12, '40', null]) {
    const { status, body: refusal } = await owner.post(path, { amount, note: 'x' })
    assert.equal(status, 422)
    assert.match(refusal.message, /^amount /)
  }
  assert.equal((await customer.get('/dashboard/me')).body.balance, 43)
})

test('a new link lets somebody back in who forgot their password', async () => {
  const customer = await signedIn(service)
  const { body } = await owner.post(`/dashboard/operator/accounts/${customer.accountId}/sign-in-link`)
  const token = new URL(body.link).searchParams.get('token') ?? ''
  const response = await fetch(`${service.url}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ token, password: 'a password of ten' }),
    redirect: 'manual',
  })
  assert.equal(response.status, 303)
  // Whoever was signed in with the old one is out.
  assert.equal((await customer.get('/dashboard/me')).status, 401)
})
