/** `cadwright serve` as somebody meets it who starts it, reads what it prints, stops it and starts it again. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { openDatabase } from '@cadwright/service/operator'
import { cutPower } from '../../service/chaos/power-cut.ts'
import { type Ended, runToEnd, type Served, serve, until } from '../../service/chaos/served.ts'

const OWNER = 'owner@localhost'
const SLOW = 'a disc, 300 mm diameter and 10 mm thick, with 10 holes of 5 mm on a 250 mm bolt circle'
const PROMPT_OF_NOBODY_ELSE = 'a 23.456 mm cube'
const NOBODY = { uid: 65534, gid: 65534 }

let dataDir: string
let settings: Record<string, string>
let first: Served
let second: Served
/** From the greeting of the first start. */
let apiKey: string

before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cadwright-serve-'))
  settings = {
    DATA_DIR: dataDir,
    KERNEL_WORKERS: '1',
    LOG_LEVEL: 'trace',
    RATE_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_PER_HOUR: '100000',
  }
  first = await serve({ settings })
  apiKey = /svc_pub_\w+/.exec(first.stdout())?.[0] ?? ''
})
after(async () => {
  cutPower(
    dataDir,
    [first, second].filter((served) => served && !served.hasEnded()).map(({ pid }) => pid),
  )
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

interface Job {
  job_id: string
  status: string
  error_message?: string
}

async function ask<T>({ url }: Served, path: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  })
  assert.ok(answer.ok, `${path}: ${answer.status}`)
  return (await answer.json()) as T
}

const submit = async (service: Served, prompt: string) =>
  (await ask<Job>(service, '/v1/text-to-cad', { prompt })).job_id

const succeeds = (service: Served, jobId: string) =>
  until(`${jobId} succeeds`, async () => {
    const { status, error_message } = await ask<Job>(service, `/v1/jobs/${jobId}`)
    assert.notEqual(status, 'failed', error_message)
    return status === 'success' || undefined
  })

const isRunning = (service: Served) =>
  until('a job runs', async () => {
    const { jobs } = await ask<{ jobs: Job[] }>(service, '/v1/jobs?status=processing')
    return jobs.length > 0 || undefined
  })

/** What it printed for people, apart from its log. */
const wordsIn = ({ stderr }: Ended) =>
  stderr.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('{'))

test('a first start greets with an address and a sign-in link that opens', async () => {
  assert.match(first.stdout(), /Cadwright is ready at http:\/\/127\.0\.0\.1:\d+\n/)
  const link = /http\S+\/sign-in\?token=\S+/.exec(first.stdout())?.[0] ?? ''
  assert.equal((await fetch(link)).status, 200)
})

test('the curl line of the greeting works when pasted, down to a finished part', async () => {
  const [line = ''] = /^ {2}curl .*text-to-cad.*$/m.exec(first.stdout()) ?? []
  const { stdout } = await promisify(execFile)('sh', ['-c', line])
  const { job_id: jobId } = JSON.parse(stdout) as Job
  assert.match(jobId, /^pub_[0-9a-f]{12}$/)
  await succeeds(first, jobId)
  const [look = ''] = /^ {2}curl .*JOB_ID.*$/m.exec(first.stdout()) ?? []
  const seen = await promisify(execFile)('sh', ['-c', look.replace('JOB_ID', jobId)])
  assert.equal((JSON.parse(seen.stdout) as Job).status, 'success')
})

test('operator commands work while it runs', async () => {
  const created = await runToEnd(['key', 'create', '--account', OWNER, '--name', 'second'], { settings })
  assert.equal(created.code, 0, created.stderr)
  const [key, secret, ...rest] = created.stdout.split('\n')
  assert.match(`${key} ${secret}`, /^svc_pub_\w+ whsec_\S+$/)
  assert.deepEqual(rest, [''])
  const withKey = () => fetch(`${first.url}/v1/jobs`, { headers: { Authorization: `Bearer ${key}` } })
  assert.equal((await withKey()).status, 200)
  const granted = await runToEnd(['credits', 'grant', '--account', OWNER, '--amount', '1000'], { settings })
  assert.equal(granted.stdout, '1099\n')
  assert.equal((await runToEnd(['key', 'revoke', '--key', String(key)], { settings })).code, 0)
  assert.equal((await withKey()).status, 401)
})

test('a port that is taken is one line that names it', async () => {
  const { port } = new URL(first.url)
  const ended = await runToEnd(['serve', '--role', 'api'], { settings: { ...settings, PORT: port } })
  assert.equal(ended.code, 1)
  assert.deepEqual(wordsIn(ended), [
    `Port ${port} of 127.0.0.1 is in use by another program. Stop that one, or set PORT to a free port.`,
  ])
  assert.equal(ended.stdout, '')
})

test('told to stop while jobs run, it finishes them, leaves none half-done, and the next start does the rest', async () => {
  const jobIds: string[] = []
  for (const prompt of [SLOW, PROMPT_OF_NOBODY_ELSE, SLOW, SLOW]) jobIds.push(await submit(first, prompt))
  await isRunning(first)
  const { code, stdout } = await first.stop('SIGTERM')
  assert.equal(code, 0)
  assert.match(stdout, /SIGTERM: finishing what runs/)

  const database = await openDatabase(
    { dataDir, databaseUrl: undefined },
    { applicationName: 'test', size: 1, log: () => {} },
  )
  const { rows } = await database.pool.query(
    "select id from jobs where status = 'processing' and worker_number is not null",
  )
  await database.close()
  assert.deepEqual(rows, [])

  second = await serve({ settings })
  for (const jobId of jobIds) await succeeds(second, jobId)
})

test('a second start keeps the data and the key, and shows no key', async () => {
  const { jobs } = await ask<{ jobs: Job[] }>(second, '/v1/jobs')
  assert.equal(jobs.length, 5)
  assert.doesNotMatch(second.stdout(), /svc_pub_|whsec_/)
  assert.match(second.stdout(), /sign-in\?token=/)
})

test('Ctrl-C while a job runs ends it as well as it can be ended', async () => {
  await submit(second, SLOW)
  await isRunning(second)
  assert.equal((await second.stop('SIGINT')).code, 0)
})

test('the log is JSON, a line each, and holds no secret and no prompt', async () => {
  const token = /token=(\S+)/.exec(first.stdout())?.[1]
  const signingSecret = /whsec_\S+/.exec(first.stdout())?.[0]
  for (const { stderr, stdout } of [await first.ended, await second.ended]) {
    const lines = stderr.trim().split('\n')
    assert.ok(lines.length > 3)
    for (const line of lines) assert.doesNotThrow(() => JSON.parse(line), line)
    const [, afterGreeting = ''] = stdout.split('Ctrl-C stops it')
    for (const secret of [apiKey, token, signingSecret, PROMPT_OF_NOBODY_ELSE, SLOW]) {
      assert.ok(secret)
      assert.ok(!stderr.includes(secret) && !afterGreeting.includes(secret), `it tells ${secret}`)
    }
  }
})

test('every fault of the configuration is listed, a line each', async () => {
  const faulty = { PORT: 'abc', PUBLIC_URL: 'nonsense', STORAGE_URL: 'ftp://x', KERNEL_WORKERS: '0' }
  const { code, stdout, stderr } = await runToEnd(['serve'], { settings: { ...settings, ...faulty } })
  assert.equal(code, 1)
  assert.equal(stdout, '')
  const lines = stderr.trim().split('\n')
  assert.deepEqual(new Set(lines.map((line) => line.split(' ')[0])), new Set(Object.keys(faulty)))
  assert.equal(lines.length, 4)
})

test('a database that cannot be reached is one line, without its password', async () => {
  const DATABASE_URL = 'postgresql://cad:hunter2@127.0.0.1:1/cad'
  const ended = await runToEnd(['serve', '--role', 'api'], { settings: { ...settings, DATABASE_URL } })
  assert.equal(ended.code, 1)
  const [line = '', ...more] = wordsIn(ended)
  assert.match(line, /database.*ECONNREFUSED 127\.0\.0\.1:1/)
  assert.deepEqual(more, [])
  assert.doesNotMatch(ended.stderr, /hunter2/)
})

test('a data folder that cannot be written is one line that names it', async (t) => {
  const user = process.getuid?.() === 0 ? NOBODY : undefined
  const readable = await runToEnd(['help'], { ...(user && { user }) }).catch(() => undefined)
  if (readable?.code !== 0) return t.skip('an ordinary user cannot read this checkout')
  const folder = user ? join(dataDir, 'inside') : '/proc/cadwright'
  const ended = await runToEnd(['serve', '--role', 'api'], {
    settings: { ...settings, DATA_DIR: folder },
    ...(user && { user }),
    cwd: '/',
  })
  assert.equal(ended.code, 1)
  const [line = '', ...more] = wordsIn(ended)
  assert.ok(line.includes(folder), line)
  assert.deepEqual(more, [])
})
