import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../../service.ts'
import { signedIn, type Visitor } from './visitor.ts'

let service: TestService

before(async () => {
  service = await startService({ RATE_LIMIT_PER_MINUTE: '50', RATE_LIMIT_PER_HOUR: '500' }, { role: 'api' })
})
after(() => service.close())

const useOnce = (apiKey: string) =>
  fetch(`${service.url}/v1/jobs`, { headers: { Authorization: `Bearer ${apiKey}` } })

const keysOf = async (who: Visitor) => (await who.get('/dashboard/keys')).body.keys

test('a new key works at once, and is never shown again', async () => {
  const who = await signedIn(service)
  const made = await who.post('/dashboard/keys', { name: '  shop floor  ' })
  assert.equal(made.status, 201)
  assert.match(made.body.apiKey, /^svc_pub_/)
  assert.match(made.body.signingSecret, /^whsec_/)
  assert.equal((await useOnce(made.body.apiKey)).status, 200)
  const { body } = await who.get('/dashboard/keys')
  const text = JSON.stringify(body)
  assert.ok(!text.includes(made.body.apiKey) && !text.includes(made.body.signingSecret))
  assert.equal(body.keys[0].name, 'shop floor')
  assert.deepEqual(body.limits, { perMinute: 50, perHour: 500 })
})

test('requests are counted by minute, hour and day, and a new day begins at nothing', async () => {
  const who = await signedIn(service)
  const { body: key } = await who.post('/dashboard/keys', { name: 'counted' })
  const counts = async () => {
    const [{ requestsLastMinute, requestsLastHour, requestsToday }] = await keysOf(who)
    return [requestsLastMinute, requestsLastHour, requestsToday]
  }
  assert.deepEqual(await counts(), [0, 0, 0])
  for (let index = 0; index < 3; index++) await useOnce(key.apiKey)
  assert.deepEqual(await counts(), [3, 3, 3])
  const { pool } = service.database
  await pool.query("update admitted_requests set at = at - interval '2 minutes' where api_key_id = $1", [
    key.id,
  ])
  await useOnce(key.apiKey)
  assert.deepEqual(await counts(), [1, 4, 4])
  await pool.query("update admitted_requests set at = at - interval '1 day' where api_key_id = $1", [key.id])
  await pool.query('update request_days set day = day - 1 where api_key_id = $1', [key.id])
  assert.deepEqual(await counts(), [0, 0, 0])
  await useOnce(key.apiKey)
  assert.deepEqual(await counts(), [1, 1, 1])
})

test('a revoked key is refused at once and stays in the list', async () => {
  const who = await signedIn(service)
  const { body: key } = await who.post('/dashboard/keys', { name: 'short-lived' })
  assert.equal((await who.post(`/dashboard/keys/${key.id}/revoke`)).status, 204)
  assert.equal((await useOnce(key.apiKey)).status, 401)
  const [listed] = await keysOf(who)
  assert.notEqual(listed.revokedAt, null)
})

test('a key can be renamed and its secret rotated; odd names are refused', async () => {
  const who = await signedIn(service)
  const { body: key } = await who.post('/dashboard/keys', { name: 'first' })
  assert.equal((await who.send('PATCH', `/dashboard/keys/${key.id}`, { name: '<b>CNC</b>' })).status, 204)
  assert.equal((await keysOf(who))[0].name, '<b>CNC</b>')
  const { body: rotated } = await who.post(`/dashboard/keys/${key.id}/rotate-secret`)
  assert.match(rotated.signingSecret, /^whsec_/)
  assert.notEqual(rotated.signingSecret, key.signingSecret)
  for (const name of ['', '   ', 'x'.repeat(81), 'two\nlines', 'nul\0', 7]) {
    const { status, body } = await who.post('/dashboard/keys', { name })
    assert.equal(status, 422)
    assert.match(body.message, /^name must/)
  }
})

test('the key of the dashboard itself can be neither used nor changed', async () => {
  const who = await signedIn(service)
  await who.post('/dashboard/jobs', { prompt: 'a cube', designMode: 'standard', outputFormat: 'STL' })
  const [key] = await keysOf(who)
  assert.equal(key.ofDashboard, true)
  assert.doesNotMatch(key.prefix, /^svc_pub_/)
  for (const path of ['revoke', 'rotate-secret']) {
    const { status, body } = await who.post(`/dashboard/keys/${key.id}/${path}`)
    assert.equal(status, 422)
    assert.match(body.message, /dashboard itself/)
  }
})
