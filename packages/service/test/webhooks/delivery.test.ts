import assert from 'node:assert/strict'
import { createHmac, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { rotateSigningSecret } from '../../src/accounts/keys.ts'
import { openVault } from '../../src/secrets/vault.ts'
import { startService, type TestService } from '../service.ts'
import { type Answer, answering, type Received, type Receiver, startReceiver } from './receiver.ts'

let service: TestService
let apiKey: string
let apiKeyId: string
let signingSecret: string
const receivers: Receiver[] = []

before(async () => {
  service = await startService({ WEBHOOK_ALLOW_PRIVATE: 'true' })
  const { accountId } = await service.createAccount()
  ;({ apiKey, signingSecret, id: apiKeyId } = await service.createKey(accountId))
})
after(async () => {
  for (const receiver of receivers) await receiver.close()
  await service.close()
})

async function receiverOf(answer?: Answer): Promise<Receiver> {
  const receiver = await startReceiver(answer)
  receivers.push(receiver)
  return receiver
}

const headers = () => ({ authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' })

async function submit(prompt: string, callbackUrl: string): Promise<string> {
  const body = JSON.stringify({
    prompt,
    callback_url: callbackUrl,
    output_format: 'STL',
    metadata: { order: 7 },
  })
  const answer = await fetch(`${service.url}/v1/text-to-cad`, { method: 'POST', headers: headers(), body })
  assert.equal(answer.status, 202)
  return ((await answer.json()) as { job_id: string }).job_id
}

/** As a receiver verifies it, by the words of 6.3. */
function assertSigned({ headers: sent, body }: Received, secret: string): void {
  const timestamp = String(sent['x-service-timestamp'])
  assert.match(timestamp, /^\d{10}$/)
  assert.ok(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  assert.equal(sent['x-service-signature'], `sha256=${expected}`)
}

const deliveriesOf = (jobId: string) =>
  service.database.db.selectFrom('webhook_deliveries').selectAll().where('job_id', '=', jobId).execute()
const attemptsOf = async (jobId: string) => {
  const [delivery] = await deliveriesOf(jobId)
  return service.database.db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', delivery?.id ?? randomUUID())
    .orderBy('number')
    .execute()
}

async function settled(jobId: string): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    const [delivery] = await deliveriesOf(jobId)
    if (delivery && delivery.state !== 'pending') return delivery.state
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('the delivery did not end')
}

test('6.1, 6.3, 6.4: a success is told with the whole job, signed, and its file can be fetched', async () => {
  const receiver = await receiverOf()
  const jobId = await submit('a 20 mm cube', receiver.url)
  const [told] = await receiver.until(1)
  assert.ok(told)
  assertSigned(told, signingSecret)
  assert.equal(told.headers['content-type'], 'application/json')
  assert.equal(told.headers['user-agent'], 'Service-Webhook/1.0')
  const payload = JSON.parse(told.body) as Record<string, unknown>
  assert.deepEqual(
    Object.keys(payload).sort((a, b) => a.localeCompare(b)),
    [
      'brainstorm',
      'created_at',
      'design_mode',
      'download_url',
      'endpoint',
      'expires_at',
      'job_id',
      'latency_ms',
    ].concat(['metadata', 'output_format', 'status', 'tokens_used', 'updated_at']),
  )
  const polled = (await (
    await fetch(`${service.url}/v1/jobs/${jobId}`, { headers: headers() })
  ).json()) as object
  assert.deepEqual({ ...payload, download_url: '' }, { ...polled, download_url: '' })
  const file = await fetch(String(payload['download_url']))
  assert.equal(file.status, 200)
  assert.ok((await file.arrayBuffer()).byteLength > 84)
  assert.equal(await settled(jobId), 'delivered')
})

test('6.4: a failure is told with seven fields and no more', async () => {
  const receiver = await receiverOf()
  const jobId = await submit('something nice', receiver.url)
  const [told] = await receiver.until(1)
  assert.ok(told)
  assertSigned(told, signingSecret)
  const payload = JSON.parse(told.body) as Record<string, unknown>
  assert.deepEqual(Object.keys(payload), [
    'job_id',
    'status',
    'endpoint',
    'design_mode',
    'error_code',
    'error_message',
    'metadata',
  ])
  assert.deepEqual(
    [payload['job_id'], payload['status'], payload['metadata']],
    [jobId, 'failed', { order: 7 }],
  )
})

test('a job without callback_url has no delivery', async () => {
  const answer = await fetch(`${service.url}/v1/text-to-cad`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ prompt: 'something nice' }),
  })
  const { job_id } = (await answer.json()) as { job_id: string }
  const receiver = await receiverOf()
  const later = await submit('something nice', receiver.url)
  await settled(later)
  assert.deepEqual(await deliveriesOf(job_id), [])
})

for (const status of [404, 410, 301]) {
  test(`6.2: ${status} ends the delivery at once, and the attempt is on record`, async () => {
    const receiver = await receiverOf(answering(status))
    const jobId = await submit('something nice', receiver.url)
    assert.equal(await settled(jobId), 'given_up')
    const attempts = await attemptsOf(jobId)
    assert.deepEqual(
      attempts.map(({ number, status: said, error, response_start }) => ({
        number,
        said,
        error,
        response_start,
      })),
      [{ number: 1, said: status, error: null, response_start: 'thanks' }],
    )
  })
}

test('6.2: in real time, the same body again after 2, 4, 8 and 16 s, each signed anew', async () => {
  const receiver = await receiverOf(answering(500, 503, 429, 408, 200))
  const jobId = await submit('something nice', receiver.url)
  const told = await receiver.until(5)
  const waits = told.slice(1).map(({ atMs }, index) => (atMs - (told[index]?.atMs ?? 0)) / 1000)
  for (const [index, least] of [2, 4, 8, 16].entries()) {
    const wait = waits[index] ?? 0
    assert.ok(wait >= least - 0.05 && wait < least + 3, `waited ${waits.join(', ')} s`)
  }
  assert.equal(new Set(told.map(({ body }) => body)).size, 1)
  assert.equal(new Set(told.map(({ headers: sent }) => sent['x-service-delivery'])).size, 1)
  assert.equal(new Set(told.map(({ headers: sent }) => sent['x-service-timestamp'])).size, 5)
  for (const one of told) assertSigned(one, signingSecret)
  assert.equal(await settled(jobId), 'delivered')
  assert.equal((await attemptsOf(jobId)).length, 5)
})

test('a secret that is rotated between attempts signs from then on', async () => {
  const receiver = await receiverOf(answering(500, 200))
  await submit('something nice', receiver.url)
  await receiver.until(1)
  const vault = await openVault({ secretKey: undefined, dataDir: service.dataDir })
  const rotated = await rotateSigningSecret({ db: service.database.db, vault }, apiKeyId)
  assert.ok(rotated)
  const [first, second] = await receiver.until(2)
  assert.ok(first && second)
  assertSigned(first, signingSecret)
  assertSigned(second, rotated)
  signingSecret = rotated
})
