import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../service.ts'

let service: TestService

before(async () => {
  service = await startService({}, { role: 'api' })
})
after(() => service.close())

test('an answer of the interface may do nothing in a browser', async () => {
  const { headers } = await fetch(`${service.url}/v1/jobs`)
  assert.equal(
    headers.get('content-security-policy'),
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  )
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('x-frame-options'), 'DENY')
  assert.equal(headers.get('referrer-policy'), 'no-referrer')
  // Sites of other origins may show what a signed link leads to.
  assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
})

test('pages run nothing inline and load nothing from elsewhere', async () => {
  for (const path of ['/', '/docs', '/sign-in']) {
    const policy = String((await fetch(service.url + path)).headers.get('content-security-policy'))
    assert.match(policy, /script-src 'self';/)
    assert.match(policy, /frame-ancestors 'none'/)
    assert.doesNotMatch(policy, /unsafe|https?:|\*/)
  }
})

test('browsers are told to insist on https only where the public address is https', async () => {
  assert.equal((await fetch(service.url)).headers.get('strict-transport-security'), null)
  const secure = await startService(
    { PUBLIC_URL: 'https://cad.example.com' },
    { role: 'api', sharing: service },
  )
  try {
    assert.equal((await fetch(secure.url)).headers.get('strict-transport-security'), 'max-age=31536000')
  } finally {
    await secure.close()
  }
})
