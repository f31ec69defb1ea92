import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setPassword } from '../../../src/accounts/accounts.ts'
import { startService, type TestService } from '../../service.ts'
import { signedIn, visitor } from './visitor.ts'

const PASSWORD = 'correct horse battery staple'
let service: TestService

before(async () => {
  service = await startService({}, { role: 'api' })
})
after(() => service.close())

async function person(): Promise<{ accountId: string; email: string }> {
  const account = await service.createAccount()
  await setPassword(service.database.db, account.accountId, PASSWORD)
  return account
}

const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/sign-in`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    redirect: 'manual',
  })

async function enter(email: string): Promise<string> {
  const response = await send({ email, password: PASSWORD })
  assert.equal(response.status, 303)
  return String(response.headers.get('set-cookie')).split(';')[0] ?? ''
}

test('an address and its password, in any case of letters, begin a session that scripts cannot read', async () => {
  const { email } = await person()
  const response = await send({ email: email.toUpperCase(), password: PASSWORD })
  assert.equal(response.status, 303)
  assert.equal(response.headers.get('location'), '/')
  const cookie = String(response.headers.get('set-cookie'))
  assert.match(cookie, /; HttpOnly/)
  assert.match(cookie, /; SameSite=Lax/)
  assert.match(cookie, /; Path=\//)
  assert.doesNotMatch(cookie, /Secure/)
  const { status, body } = await visitor(service, cookie.split(';')[0] ?? '').get('/dashboard/me')
  assert.equal(status, 200)
  assert.equal(body.email, email)
})

test('behind https and under a path the cookie is sent there alone', async () => {
  const behind = await startService(
    { PUBLIC_URL: 'https://cad.example.com/workshop' },
    { role: 'api', sharing: service },
  )
  try {
    const { email } = await person()
    const response = await fetch(`${behind.url}/sign-in`, {
      method: 'POST',
      body: new URLSearchParams({ email, password: PASSWORD, next: '/jobs?status=failed' }),
      redirect: 'manual',
    })
    assert.equal(response.headers.get('location'), '/workshop/jobs?status=failed')
    assert.match(String(response.headers.get('set-cookie')), /; Path=\/workshop\/.*; Secure/)
    const page = await fetch(`${behind.url}/jobs`, {
      headers: { cookie: String(response.headers.get('set-cookie')).split(';')[0] ?? '' },
    })
    assert.match(await page.text(), /<head><base href="\/workshop\/">/)
  } finally {
    await behind.close()
  }
})

test('a wrong password, an unknown address and no address at all are refused in the same words', async () => {
  const { email } = await person()
  const attempts = [
    { email, password: 'not the password' },
    { email: 'nobody@example.com', password: PASSWORD },
    { email: 'nobody', password: PASSWORD },
    { email: 'a\0@example.com', password: PASSWORD },
  ]
  for (const form of attempts) {
    const response = await send(form)
    assert.equal(response.status, 401)
    assert.equal(response.headers.get('set-cookie'), null)
    assert.match(await response.text(), /This address and this password do not belong together/)
  }
})

test('guessing is slowed down, even all at once and with the right password at the end', async () => {
  const { email } = await person()
  // Several times, as guesses that come at once do not meet in the same way every time.
  for (let round = 0; round < 5; round++) {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send({ email, password: `guess number ${index}` })),
    )
    const statuses = guesses.map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 401).length, 10)
    assert.equal(statuses.filter((status) => status === 429).length, 20)
    assert.equal((await send({ email, password: PASSWORD })).status, 429)
    await service.database.pool.query("update sign_in_attempts set at = at - interval '16 minutes'")
    assert.equal((await send({ email, password: PASSWORD })).status, 303)
  }
})

test('somebody who signs in has their earlier mistakes forgotten', async () => {
  const { email } = await person()
  for (let round = 0; round < 3; round++) {
    for (let index = 0; index < 6; index++) await send({ email, password: 'mistyped password' })
    assert.equal((await send({ email, password: PASSWORD })).status, 303)
  }
})

test('nobody is led to another site after signing in', async () => {
  const { email } = await person()
  const places: Record<string, string> = {
    '/jobs/pub_0123456789ab?tab=plan': '/jobs/pub_0123456789ab?tab=plan',
    'https://evil.example/': '/',
    '//evil.example/': '/',
    '/\\evil.example/': '/',
    '/\t/evil.example/': '/',
    'javascript:alert(1)': '/',
    jobs: '/',
  }
  for (const [next, leads] of Object.entries(places)) {
    const response = await send({ email, password: PASSWORD, next })
    assert.equal(response.headers.get('location'), leads, next)
  }
})

test('who is signed out is led to the sign-in page and then to where they wanted', async () => {
  const response = await fetch(`${service.url}/jobs?status=failed`, { redirect: 'manual' })
  assert.equal(response.status, 303)
  assert.equal(response.headers.get('location'), '/sign-in?next=%2Fjobs%3Fstatus%3Dfailed')
  const form = await (await fetch(`${service.url}/sign-in?next=%2Fjobs`)).text()
  assert.match(form, /name="next" value="\/jobs"/)
})

test('what is asked without a session, or with a made-up one, is refused', async () => {
  for (const cookie of ['', 'cadwright_session=', 'cadwright_session=made-up', 'other=1']) {
    const { status, body } = await visitor(service, cookie).get('/dashboard/me')
    assert.equal(status, 401)
    assert.equal(body.error_code, 'signed_out')
  }
})

test('a session ends when it is idle for a week, and after thirty days whatever happens', async () => {
  const { pool } = service.database
  for (const ageing of [
    "last_seen_at = clock_timestamp() - interval '7 days 1 second'",
    'expires_at = clock_timestamp()',
  ]) {
    const { accountId, get } = await signedIn(service)
    assert.equal((await get('/dashboard/me')).status, 200)
    await pool.query(`update sessions set ${ageing} where account_id = $1`, [accountId])
    assert.equal((await get('/dashboard/me')).status, 401)
  }
})

test('using a session keeps it alive, and is not written down at every request', async () => {
  const { accountId, get } = await signedIn(service)
  const { pool } = service.database
  const seen = async () =>
    (await pool.query('select last_seen_at from sessions where account_id = $1', [accountId])).rows[0]
      .last_seen_at
  const first = await seen()
  await get('/dashboard/me')
  assert.equal(await seen(), first)
  await pool.query(
    "update sessions set last_seen_at = last_seen_at - interval '6 days' where account_id = $1",
    [accountId],
  )
  await get('/dashboard/me')
  assert.ok((await seen()) > first)
})

test('sessions are listed and can be ended one by one; signing out ends one’s own', async () => {
  const { email } = await person()
  const [here, there] = [visitor(service, await enter(email)), visitor(service, await enter(email))]
  const { body } = await here.get('/dashboard/sessions')
  assert.equal(body.sessions.length, 2)
  const other = body.sessions.find(({ current }: { current: boolean }) => !current)
  assert.equal((await here.send('DELETE', `/dashboard/sessions/${other.id}`)).status, 204)
  assert.equal((await there.get('/dashboard/me')).status, 401)
  assert.equal((await here.get('/dashboard/me')).status, 200)
  const left = await here.post('/dashboard/sign-out')
  assert.equal(left.status, 204)
  assert.match(String(left.headers.get('set-cookie')), /^cadwright_session=;/)
  assert.equal((await here.get('/dashboard/me')).status, 401)
})

test('a new password needs the old one, and ends every other session', async () => {
  const { email } = await person()
  const [here, there] = [visitor(service, await enter(email)), visitor(service, await enter(email))]
  const next = 'another long password'
  const change = (body: object) => here.post('/dashboard/password', body)
  assert.match((await change({ current: 'wrong password', next })).body.message, /current/)
  assert.match((await change({ current: PASSWORD, next: 'short' })).body.message, /10 to 256/)
  assert.equal((await there.get('/dashboard/me')).status, 200)
  assert.equal((await change({ current: PASSWORD, next })).status, 204)
  assert.equal((await here.get('/dashboard/me')).status, 200)
  assert.equal((await there.get('/dashboard/me')).status, 401)
  assert.equal((await send({ email, password: PASSWORD })).status, 401)
  assert.equal((await send({ email, password: next })).status, 303)
})

test('what another site makes a browser send changes nothing', async () => {
  const { post, get } = await signedIn(service)
  const elsewhere = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
  ]
  for (const headers of elsewhere) {
    const { status, body } = await post('/dashboard/keys', { name: 'planted' }, headers)
    assert.equal(status, 403)
    assert.equal(body.error_code, 'other_site')
  }
  assert.deepEqual((await get('/dashboard/keys')).body.keys, [])
})

test('the app runs nothing but its own files', async () => {
  const { get } = await signedIn(service)
  const { headers, body } = await get('/')
  const policy = String(headers.get('content-security-policy'))
  for (const rule of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "frame-ancestors 'none'",
  ])
    assert.ok(policy.includes(rule), rule)
  assert.doesNotMatch(policy, /unsafe/)
  assert.doesNotMatch(body, /<script(?![^>]*\bsrc=)|<style|https?:\/\//)
})
