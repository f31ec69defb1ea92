import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createAccount } from '../../src/accounts/accounts.ts'
import { createApiKey } from '../../src/accounts/keys.ts'
import { connect } from '../../src/database/connect.ts'
import { submitJob } from '../../src/jobs/submit.ts'
import { createMetrics, type Metrics } from '../../src/observability/metrics.ts'
import { openVault } from '../../src/secrets/vault.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

const SECRET_KEY = '0'.repeat(64)
let database: TestDatabase

before(async () => {
  database = await testDatabase()
})
after(() => database.close())

/** The value of one series, undefined when it is absent. */
async function seriesValue(metrics: Metrics, series: string): Promise<number | undefined> {
  const { body } = await metrics.text()
  const line = body.split('\n').find((text) => text.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('requests are counted and timed by the pattern of their route', async () => {
  const metrics = createMetrics({ pool: database.connections.pool })
  metrics.request({ method: 'GET', route: '/v1/jobs/:job_id', status: 200, seconds: 0.003 })
  metrics.request({ method: 'GET', route: '/v1/jobs/:job_id', status: 404, seconds: 0.002 })
  metrics.request({ method: 'GET', route: undefined, status: 404, seconds: 0.001 })
  const series = (route: string, status: number) =>
    `cadwright_http_requests_total{method="GET",route="${route}",status="${status}"}`
  assert.equal(await seriesValue(metrics, series('/v1/jobs/:job_id', 200)), 1)
  assert.equal(await seriesValue(metrics, series('/v1/jobs/:job_id', 404)), 1)
  assert.equal(await seriesValue(metrics, series('unmatched', 404)), 1)
  const timed = 'cadwright_http_request_duration_seconds_count{method="GET",route="/v1/jobs/:job_id"}'
  assert.equal(await seriesValue(metrics, timed), 2)
})

test('a finished job is counted by outcome and timed by stage, in seconds', async () => {
  const metrics = createMetrics({ pool: database.connections.pool })
  const job = { designMode: 'pro', outputFormat: 'STL', waitedMs: 40, latencyMs: 1500 } as const
  metrics.job({ ...job, status: 'success', durationsMs: { plan: 4, build: 900 } })
  metrics.job({ ...job, status: 'failed', errorCode: 'sandbox_timeout', durationsMs: {} })
  const finished = (status: string, code: string) =>
    `cadwright_jobs_finished_total{status="${status}",error_code="${code}",design_mode="pro",output_format="STL"}`
  assert.equal(await seriesValue(metrics, finished('success', '')), 1)
  assert.equal(await seriesValue(metrics, finished('failed', 'sandbox_timeout')), 1)
  assert.equal(await seriesValue(metrics, 'cadwright_job_stage_duration_seconds_sum{stage="build"}'), 0.9)
  assert.equal(await seriesValue(metrics, 'cadwright_job_duration_seconds_sum'), 3)
  assert.equal(await seriesValue(metrics, 'cadwright_job_wait_seconds_count'), 2)
})

test('the depth of the queue and the age of what waits are read from the database', async () => {
  const { pool, db } = database.connections
  const metrics = createMetrics({ pool })
  const depth = 'cadwright_queue_depth{status="queued"}'
  const oldest = 'cadwright_queue_oldest_waiting_seconds{status="queued"}'
  assert.equal(await seriesValue(metrics, depth), 0)
  assert.equal(await seriesValue(metrics, oldest), 0)

  const account = await createAccount(db, { email: 'queue@example.com', credits: 10 })
  assert.ok(typeof account !== 'string')
  const vault = await openVault({ secretKey: SECRET_KEY, dataDir: '/nowhere' })
  const { id: apiKeyId } = await createApiKey({ db, vault }, { accountId: account.id, name: 'test' })
  await submitJob(pool, {
    apiKeyId,
    accountId: account.id,
    idempotencyKey: undefined,
    endpoint: 'text_to_cad',
    prompt: 'a plate',
    designMode: 'standard',
    outputFormat: 'STEP',
    callbackUrl: undefined,
    metadata: {},
  })
  await pool.query("update jobs set created_at = created_at - interval '90 seconds'")
  assert.equal(await seriesValue(metrics, depth), 1)
  assert.ok(Number(await seriesValue(metrics, oldest)) >= 90)
})

test('a database that is down is told, and hides no other metric', async () => {
  const gone = connect(
    { connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' },
    { applicationName: 'test', size: 1, onError: () => {} },
  )
  const metrics = createMetrics({ pool: gone.pool })
  metrics.webhook('delivered')
  assert.equal(await seriesValue(metrics, 'cadwright_database_up'), 0)
  assert.equal(await seriesValue(metrics, 'cadwright_queue_depth{status="queued"}'), undefined)
  assert.equal(await seriesValue(metrics, 'cadwright_webhook_attempts_total{result="delivered"}'), 1)
  await gone.close()
})

test('kernels, webhooks and the process itself are measured', async () => {
  const metrics = createMetrics({
    pool: database.connections.pool,
    kernel: () => ({ workers: 2, waiting: 3, replaced: 1 }),
  })
  assert.equal(await seriesValue(metrics, 'cadwright_kernel_workers'), 2)
  assert.equal(await seriesValue(metrics, 'cadwright_kernel_waiting'), 3)
  assert.equal(await seriesValue(metrics, 'cadwright_kernel_replaced_total'), 1)
  assert.equal(await seriesValue(metrics, 'cadwright_webhook_attempts_total{result="given_up"}'), 0)
  const { body, contentType } = await metrics.text()
  assert.match(contentType, /^text\/plain; version=0\.0\.4/)
  assert.match(body, /^nodejs_eventloop_lag_p99_seconds /m)
  assert.match(body, /^process_resident_memory_bytes /m)
})
