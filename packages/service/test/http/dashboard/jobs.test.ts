import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { JobSummary } from '../../../src/http/dashboard/contract.ts'
import { storeJobs } from '../../conformance/stored-jobs.ts'
import { startService, type TestService } from '../../service.ts'
import { signedIn, type Visitor } from './visitor.ts'

let service: TestService

before(async () => {
  service = await startService({ RATE_LIMIT_PER_MINUTE: '5' }, { role: 'api' })
})
after(() => service.close())

const PLATE = { prompt: 'a 30 x 20 x 5 mm plate', designMode: 'standard', outputFormat: 'STEP' }

async function walk(who: Visitor, query: string): Promise<JobSummary[]> {
  const jobs: JobSummary[] = []
  let cursor: string | undefined
  do {
    const { status, body } = await who.get(
      `/dashboard/jobs?limit=7&${query}${cursor ? `&cursor=${cursor}` : ''}`,
    )
    assert.equal(status, 200)
    jobs.push(...body.jobs)
    cursor = body.nextCursor && encodeURIComponent(body.nextCursor)
  } while (cursor)
  return jobs
}

test('a job submitted in the dashboard is charged, listed, and seen by no API key', async () => {
  const who = await signedIn(service, { credits: 10 })
  const { apiKey } = await service.createKey(who.accountId)
  const submitted = await who.post('/dashboard/jobs', PLATE)
  assert.equal(submitted.status, 202)
  const { body: me } = await who.get('/dashboard/me')
  assert.deepEqual([me.balance, me.held], [9, 1])
  const [job] = await walk(who, '')
  assert.equal(job?.jobId, submitted.body.jobId)
  assert.equal(job?.keyName, 'Dashboard')
  assert.equal(job?.prompt, PLATE.prompt)
  const list = await fetch(`${service.url}/v1/jobs`, { headers: { Authorization: `Bearer ${apiKey}` } })
  assert.deepEqual(await list.json(), { jobs: [] })
})

test('submitting twice with one idempotency key makes one job', async () => {
  const who = await signedIn(service)
  const headers = { 'Idempotency-Key': randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => who.post('/dashboard/jobs', PLATE, headers)),
  )
  assert.equal(new Set(answers.map(({ body }) => body.jobId)).size, 1)
  assert.equal((await walk(who, '')).length, 1)
})

test('too few credits, too many requests and bad input are refused in words', async () => {
  const poor = await signedIn(service, { credits: 2 })
  const refused = await poor.post('/dashboard/jobs', { ...PLATE, designMode: 'pro' })
  assert.equal(refused.status, 402)
  assert.match(refused.body.message, /pro costs 3/)

  const hasty = await signedIn(service)
  for (let index = 0; index < 5; index++) await hasty.post('/dashboard/jobs', PLATE)
  const limited = await hasty.post('/dashboard/jobs', PLATE)
  assert.equal(limited.status, 429)
  assert.ok(Number(limited.headers.get('retry-after')) > 0)

  const careless = await signedIn(service)
  const faults: [object, RegExp][] = [
    [{ ...PLATE, prompt: '  ' }, /^prompt .*blank/],
    [{ ...PLATE, designMode: 'best' }, /^designMode must be one of/],
    [{ ...PLATE, outputFormat: 'DWG' }, /^outputFormat must be one of/],
    [{ ...PLATE, colour: 'red' }, /^The body/],
  ]
  for (const [body, message] of faults) {
    const { status, body: answer } = await careless.post('/dashboard/jobs', body)
    assert.equal(status, 422)
    assert.match(answer.message, message)
  }
  assert.deepEqual(await walk(careless, ''), [])
})

test('jobs of all keys are listed newest first, also where two share a moment, each once', async () => {
  const who = await signedIn(service)
  const { accountId } = who
  const keys = [await service.createKey(accountId, 'one'), await service.createKey(accountId, 'two')]
  const ages = Array.from({ length: 20 }, (_, index) => ({ ageMicroseconds: index * 1000 }))
  for (const { id: keyId } of keys) await storeJobs({ service }, { accountId, keyId }, ages)
  // Both keys' jobs at the very same microsecond.
  await service.database.pool.query(
    `update jobs set created_at = date_trunc('second', created_at) - (row.n % 20) * interval '1 ms'
     from (select id, row_number() over (partition by api_key_id order by created_at) as n from jobs where account_id = $1) row
     where jobs.id = row.id`,
    [accountId],
  )
  const jobs = await walk(who, '')
  assert.equal(new Set(jobs.map(({ jobId }) => jobId)).size, 40)
  const times = jobs.map(({ createdAt }) => createdAt)
  assert.deepEqual(times, times.toSorted().toReversed())
  assert.equal(new Set(times).size, 20)
  const ofOne = await walk(who, `key=${keys[0]?.id}`)
  assert.deepEqual(new Set(ofOne.map(({ keyName }) => keyName)), new Set(['one']))
  assert.equal(ofOne.length, 20)
})

test('filters by status, endpoint, text and day hold together with pages', async () => {
  const who = await signedIn(service)
  const { accountId } = who
  const { id: keyId } = await service.createKey(accountId)
  const day = 24 * 3600 * 1e6
  const stored = await storeJobs(
    { service },
    { accountId, keyId },
    Array.from({ length: 30 }, (_, index) => ({
      ageMicroseconds: index * day + 1000,
      status: index % 2 ? 'failed' : 'success',
      endpoint: index % 3 ? 'text_to_cad' : 'image_to_cad',
    })),
  )
  await service.database.pool.query(`update jobs set prompt = 'a 100%_SURE bracket' where id = $1`, [
    stored[4]?.id,
  ])
  assert.equal((await walk(who, 'status=failed')).length, 15)
  assert.equal((await walk(who, 'endpoint=image_to_cad')).length, 10)
  assert.equal((await walk(who, 'status=failed&endpoint=image_to_cad')).length, 5)
  for (const text of ['sure brack', '100%', '%_s', String(stored[4]?.id).slice(0, 8)]) {
    const found = await walk(who, `text=${encodeURIComponent(text)}`)
    assert.deepEqual(
      found.map(({ jobId }) => jobId),
      [stored[4]?.id],
      text,
    )
  }
  assert.deepEqual(await walk(who, `text=${encodeURIComponent("' or 1=1 --\0")}`), [])
  const [from, to] = [9, 5].map((index) => String(stored[index]?.createdAt).slice(0, 10))
  assert.equal((await walk(who, `from=${from}&to=${to}`)).length, 5)
})

test('odd filters are refused by name', async () => {
  const who = await signedIn(service)
  const odd = [
    'status=done',
    'limit=0',
    'limit=101',
    'from=yesterday',
    'to=2026-02-30',
    'cursor=abc',
    'endpoint=x',
  ]
  for (const query of [...odd, 'cursor=2026-13-01T00:00:00.000000%2B00:00~pub_000000000000']) {
    const { status, body } = await who.get(`/dashboard/jobs?${query}`)
    assert.equal(status, 422, query)
    assert.ok(body.message.startsWith(query.split('=')[0]), body.message)
  }
})

test('a failed job says what to do next, and an expired one that its files are gone', async () => {
  const who = await signedIn(service)
  const { accountId } = who
  const { id: keyId } = await service.createKey(accountId)
  const [failed, expired] = await storeJobs({ service }, { accountId, keyId }, [
    { ageMicroseconds: 1, status: 'failed' },
    { ageMicroseconds: 2, status: 'success' },
  ])
  const { body } = await who.get(`/dashboard/jobs/${failed?.id}`)
  assert.deepEqual(body.nextStep, {
    advice: 'This usually passes: submit the job again.',
    sameAgain: true,
    tryMode: null,
  })
  assert.equal(body.downloadUrl, null)
  await service.database.pool.query(`update jobs set error_code = 'sandbox_timeout' where id = $1`, [
    failed?.id,
  ])
  const again = await who.get(`/dashboard/jobs/${failed?.id}`)
  assert.equal(again.body.nextStep.tryMode, 'pro')

  await service.database.pool.query(`update jobs set expires_at = now() where id = $1`, [expired?.id])
  const gone = await who.get(`/dashboard/jobs/${expired?.id}`)
  assert.equal(gone.body.expired, true)
  assert.equal(gone.body.downloadUrl, null)
  assert.equal((await who.get(`/dashboard/jobs/${expired?.id}/preview.svg`)).status, 410)
  assert.equal((await who.post(`/dashboard/jobs/${expired?.id}/formats/STL`)).status, 410)
})
