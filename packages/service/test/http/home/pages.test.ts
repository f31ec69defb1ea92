import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { verifyPassword } from '../../../src/accounts/passwords.ts'
import { createSignInLink } from '../../../src/accounts/sign-in-links.ts'
import { startService, type TestService } from '../../service.ts'

const PASSWORD = 'correct horse battery staple'
let service: TestService

before(async () => {
  service = await startService({}, { role: 'api' })
})
after(() => service.close())

async function link(): Promise<{ accountId: string; email: string; token: string }> {
  const account = await service.createAccount()
  return { ...account, token: await createSignInLink(service.database.db, account.accountId) }
}

const open = (token: string) => fetch(`${service.url}/sign-in?token=${encodeURIComponent(token)}`)
const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    redirect: 'manual',
  })

async function passwordOf(accountId: string): Promise<string | null> {
  const { db } = service.database
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return password_hash
}

test('the start page says what this is and gives a first request with the right address', async () => {
  const response = await fetch(service.url)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
  const page = await response.text()
  assert.match(page, /Verified or refused/)
  assert.ok(page.includes(`curl &#39;${service.url}/v1/text-to-cad&#39;`))
})

test('every file that a page loads is there, compressed, and not sent twice', async () => {
  for (const path of ['/', '/docs', '/sign-in']) {
    const page = await (await fetch(service.url + path)).text()
    const files = [...page.matchAll(/<(?:link|script|img)\b[^>]*?(?:href|src)="([^"]+)"/g)]
    assert.ok(files.length >= 3)
    for (const [, file] of files) {
      const response = await fetch(new URL(String(file), service.url + path))
      assert.equal(response.status, 200, String(file))
      assert.equal(response.headers.get('content-encoding'), 'gzip')
      const tag = String(response.headers.get('etag'))
      const again = await fetch(response.url, { headers: { 'If-None-Match': tag } })
      assert.equal(again.status, 304)
    }
  }
})

test('a fresh link shows the form, however often it is opened', async () => {
  const { email, token } = await link()
  for (const response of [await open(token), await open(token)]) {
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    const page = await response.text()
    assert.ok(page.includes(email))
    assert.match(page, /10 to 256 characters/)
  }
})

test('the form saves the password, signs in, and uses the link up', async () => {
  const { accountId, token } = await link()
  const saved = await send({ token, password: PASSWORD })
  assert.equal(saved.status, 303)
  assert.equal(saved.headers.get('location'), '/')
  assert.match(String(saved.headers.get('set-cookie')), /^cadwright_session=/)
  assert.ok(await verifyPassword(PASSWORD, await passwordOf(accountId)))

  const again = await send({ token, password: 'another long password' })
  assert.equal(again.status, 410)
  assert.match(await again.text(), /npx cadwright account sign-in-link --email/)
  assert.ok(await verifyPassword(PASSWORD, await passwordOf(accountId)))
  assert.equal((await open(token)).status, 410)
})

test('of two forms sent at once with one link, one is saved', async () => {
  const { token } = await link()
  const answers = await Promise.all([
    send({ token, password: `${PASSWORD} 1` }),
    send({ token, password: `${PASSWORD} 2` }),
  ])
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303, 410]))
})

test('a password that is too short is refused in words and leaves the link usable', async () => {
  const { accountId, token } = await link()
  const refused = await send({ token, password: 'short' })
  assert.equal(refused.status, 422)
  assert.match(await refused.text(), /A password has 10 to 256 characters/)
  assert.equal(await passwordOf(accountId), null)
  assert.equal((await open(token)).status, 200)
})

test('a form from another site is refused, one from our own page is not', async () => {
  const { accountId, token } = await link()
  const form = { token, password: PASSWORD }
  const strangers = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ]
  for (const headers of strangers)
    assert.equal((await send(form, headers as Record<string, string>)).status, 403)
  assert.equal(await passwordOf(accountId), null)
  assert.equal((await send(form, { Origin: service.url })).status, 303)
})

test('a link that never was gives a friendly page, with nothing of it in the page', async () => {
  const hostile = '"><script>alert(1)</script>'
  for (const response of [await open(hostile), await open('')]) {
    assert.equal(response.status, 410)
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.ok(!(await response.text()).includes('alert(1)'))
  }
})

test('people get a page even for a form that cannot be read', async () => {
  const json = await fetch(`${service.url}/sign-in`, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  assert.equal(json.status, 422)
  const huge = await send({ token: 'x'.repeat(10_000), password: PASSWORD })
  assert.equal(huge.status, 413)
  for (const response of [json, huge]) assert.match(await response.text(), /^<!doctype html>/)
})

test('nothing but the sign-in page reads forms', async () => {
  const { accountId } = await service.createAccount()
  const { apiKey } = await service.createKey(accountId)
  const response = await fetch(`${service.url}/v1/text-to-cad`, {
    method: 'POST',
    body: new URLSearchParams({ prompt: 'a 10 mm cube' }),
    headers: { Authorization: `Bearer ${apiKey}` },
  })
  assert.equal(response.status, 422)
  assert.match(await response.text(), /"error_code":"invalid_input"/)
})
