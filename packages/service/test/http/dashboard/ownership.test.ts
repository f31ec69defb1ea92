/** Every route of the dashboard that takes an id: another account's is refused exactly like one that never was. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sendTestEvent } from '../../../src/webhooks/deliveries.ts'
import { storeJobs } from '../../conformance/stored-jobs.ts'
import { startService, type TestService } from '../../service.ts'
import { signedIn, type Visitor } from './visitor.ts'

let service: TestService
let victim: Visitor
let thief: Visitor
let ids: Record<'job' | 'key' | 'delivery' | 'session' | 'account', string>

before(async () => {
  service = await startService({}, { role: 'api' })
  victim = await signedIn(service)
  thief = await signedIn(service)
  const { accountId } = victim
  const key = await service.createKey(accountId)
  const [job] = await storeJobs({ service }, { accountId, keyId: key.id }, [
    { ageMicroseconds: 1, status: 'success' },
  ])
  const delivery = await sendTestEvent(service.database.db, {
    accountId,
    apiKeyId: key.id,
    url: 'https://example.com/hook',
  })
  const { body } = await victim.get('/dashboard/sessions')
  ids = { job: String(job?.id), key: key.id, delivery, session: body.sessions[0].id, account: accountId }
})
after(() => service.close())

const MISSING: Record<keyof typeof ids, () => string> = {
  job: () => 'pub_ffffffffffff',
  key: randomUUID,
  delivery: randomUUID,
  session: randomUUID,
  account: randomUUID,
}

type Route = [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, id: keyof typeof ids, body?: object]
const ROUTES: Route[] = [
  ['GET', '/dashboard/jobs/ID', 'job'],
  ['GET', '/dashboard/jobs/ID/report', 'job'],
  ['GET', '/dashboard/jobs/ID/plan', 'job'],
  ['GET', '/dashboard/jobs/ID/preview.svg', 'job'],
  ['GET', '/dashboard/jobs/ID/thumbnail.svg', 'job'],
  ['GET', '/dashboard/jobs/ID/preview.glb', 'job'],
  ['GET', '/dashboard/jobs/ID/deliveries', 'job'],
  ['GET', '/dashboard/jobs/ID/formats/STL', 'job'],
  ['POST', '/dashboard/jobs/ID/formats/STL', 'job'],
  ['PATCH', '/dashboard/keys/ID', 'key', { name: 'mine now' }],
  ['POST', '/dashboard/keys/ID/rotate-secret', 'key'],
  ['POST', '/dashboard/keys/ID/revoke', 'key'],
  ['POST', '/dashboard/test-events', 'key', { keyId: 'ID', url: 'https://example.com/' }],
  ['GET', '/dashboard/deliveries/ID', 'delivery'],
  ['POST', '/dashboard/deliveries/ID/resend', 'delivery'],
  ['DELETE', '/dashboard/sessions/ID', 'session'],
  ['POST', '/dashboard/operator/accounts/ID/credits', 'account', { amount: 1, note: 'gift' }],
  ['POST', '/dashboard/operator/accounts/ID/sign-in-link', 'account'],
]

const ask = (who: Visitor, [method, path, , body]: Route, id: string) => {
  const filled = body && JSON.parse(JSON.stringify(body).replace('ID', id))
  const address = path.replace('ID', id)
  return method === 'GET' ? who.get(address) : who.send(method, address, filled)
}

for (const route of ROUTES) {
  const [method, path, kind] = route
  test(`${method} ${path}: a stolen ${kind} id is worth nothing`, async () => {
    const stolen = await ask(thief, route, ids[kind])
    const missing = await ask(thief, route, MISSING[kind]())
    const malformed = await ask(thief, route, "x'--")
    assert.equal(stolen.status, 404)
    assert.deepEqual(stolen.body, missing.body)
    assert.equal(missing.status, 404)
    assert.equal(malformed.status, 404)
    assert.deepEqual(malformed.body, missing.body)
  })
}

test('nothing of another account stands in a list', async () => {
  for (const path of ['jobs', 'keys', 'deliveries', 'ledger', 'usage', 'sessions']) {
    const { status, body } = await thief.get(`/dashboard/${path}`)
    assert.equal(status, 200)
    for (const id of Object.values(ids)) assert.ok(!JSON.stringify(body).includes(id), `${path} shows ${id}`)
  }
  const { body } = await thief.get(`/dashboard/jobs?key=${ids.key}`)
  assert.deepEqual(body.jobs, [])
})

test('the operator’s screens do not exist for anybody but the owner', async () => {
  for (const path of ['overview', 'accounts']) {
    const { status, body } = await thief.get(`/dashboard/operator/${path}`)
    assert.equal(status, 404)
    assert.deepEqual(body, { error_code: 'invalid_input', message: 'There is nothing here' })
  }
  const { status } = await thief.post('/dashboard/operator/accounts', { email: 'x@example.com', credits: 1 })
  assert.equal(status, 404)
})

test('the victim’s own things are still as they were', async () => {
  const { body } = await victim.get('/dashboard/keys')
  assert.equal(body.keys[0].name, 'test')
  assert.equal(body.keys[0].revokedAt, null)
  assert.equal((await victim.get(`/dashboard/jobs/${ids.job}`)).status, 200)
  assert.equal((await victim.get(`/dashboard/deliveries/${ids.delivery}`)).status, 200)
})
