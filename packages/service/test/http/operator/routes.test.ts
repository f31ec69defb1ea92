import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../../service.ts'

let service: TestService

before(async () => {
  service = await startService({}, { role: 'api' })
})
after(() => service.close())

test('the operator sees health, readiness and metrics', async () => {
  const health = await fetch(`${service.url}/healthz`)
  assert.equal(health.status, 200)
  assert.deepEqual(await health.json(), { status: 'ok' })
  const ready = await fetch(`${service.url}/readyz`)
  assert.equal(ready.status, 200)
  assert.deepEqual(await ready.json(), { status: 'ready' })
  const metrics = await fetch(`${service.url}/metrics`)
  assert.equal(metrics.status, 200)
  assert.match(String(metrics.headers.get('content-type')), /^text\/plain; version=0\.0\.4/)
  assert.match(
    await metrics.text(),
    /^cadwright_http_requests_total\{method="GET",route="\/healthz",status="200"\} 1$/m,
  )
})

for (const path of ['/healthz', '/readyz', '/metrics']) {
  test(`behind a proxy ${path} is answered exactly as a route that does not exist`, async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Request-Id': 'same' }
    const [hidden, unknown] = await Promise.all([
      fetch(service.url + path, { headers }),
      fetch(`${service.url}/nothing-here`, { headers }),
    ])
    assert.equal(hidden.status, 404)
    assert.equal(await hidden.text(), await unknown.text())
    const answered = (response: Response) => [...response.headers].filter(([name]) => name !== 'date')
    assert.deepEqual(answered(hidden), answered(unknown))
  })
}

test('from a network that is not named nothing is there', async () => {
  const elsewhere = await startService(
    { OPERATOR_NETWORKS: '192.0.2.0/24' },
    { role: 'api', sharing: service },
  )
  try {
    assert.equal((await fetch(`${elsewhere.url}/metrics`)).status, 404)
  } finally {
    await elsewhere.close()
  }
})
