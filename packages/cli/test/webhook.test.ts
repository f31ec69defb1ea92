import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { type Command, run, runToEnd, type Served, serve, until } from '../../service/chaos/served.ts'

let dataDir: string
let service: Served
let listener: Command
let url: string
let apiKey: string
let signingSecret: string

const settings = () => ({ DATA_DIR: dataDir, KERNEL_WORKERS: '1', WEBHOOK_ALLOW_PRIVATE: 'true' })
const operate = (...args: string[]) => runToEnd(args, { settings: settings() })

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cadwright-webhook-test-'))
  const made = await operate('key', 'create', '--account', 'owner@localhost')
  assert.equal(made.code, 1, 'the owner is made by the first start')
  const account = await operate('account', 'create', '--email', 'anna@example.com')
  assert.equal(account.code, 0, account.stderr)
  const key = await operate('key', 'create', '--account', 'anna@example.com')
  ;[apiKey = '', signingSecret = ''] = key.stdout.split('\n')
  listener = run(['webhook', 'listen', '--port', '0', '--secret', signingSecret])
  await until('it listens', () => listener.stdout().includes('Ctrl-C stops it'))
  url = /https:\/\/localhost:\d+\//.exec(listener.stdout())?.[0] ?? ''
  const certificate = /NODE_EXTRA_CA_CERTS=(\S+)/.exec(listener.stdout())?.[1] ?? ''
  service = await serve({ settings: { ...settings(), NODE_EXTRA_CA_CERTS: certificate } })
})
after(async () => {
  await service.stop()
  listener.signal('SIGTERM')
  await listener.ended
  await rm(dataDir, { recursive: true, force: true })
})

test('a test event reaches the listener, which verifies it; sent again it comes again', async () => {
  const sent = await operate('webhook', 'test', '--key', apiKey.slice(0, 14), '--url', url)
  assert.equal(sent.code, 0, sent.stderr)
  await until('it is told', () => /verified\n\{[\s\S]*"test": true/.test(listener.stdout()))
  const again = await operate('webhook', 'resend', '--delivery', sent.stdout.trim())
  assert.equal(again.code, 0, again.stderr)
  assert.notEqual(again.stdout, sent.stdout)
  await until('it is told again', () => listener.stdout().split(' verified\n').length === 3)
})

test('a job with a callback_url is told to the listener', async () => {
  const answer = await fetch(`${service.url}/v1/text-to-cad`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'something nice', callback_url: url }),
  })
  const { job_id } = (await answer.json()) as { job_id: string }
  await until('the job is told', () => listener.stdout().includes(job_id))
})

test('the log has every attempt with its answer', async () => {
  const { stdout } = await operate('webhook', 'log', '--account', 'anna@example.com')
  const [, ...rows] = stdout.trim().split('\n')
  assert.equal(rows.length, 3)
  for (const row of rows) assert.match(row, /delivered +204 +\d+ ms +https:\/\/localhost/)
})

test('what cannot be sent is refused in one line', async () => {
  const missing = await operate('webhook', 'resend', '--delivery', 'nothing')
  assert.deepEqual([missing.code, missing.stderr], [1, 'There is no delivery nothing\n'])
  const plain = await operate('webhook', 'test', '--key', apiKey.slice(0, 14), '--url', 'http://localhost/')
  assert.deepEqual([plain.code, plain.stderr], [1, '--url must be an absolute https:// address\n'])
})
