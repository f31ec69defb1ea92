import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after as afterAll, afterEach, before as beforeAll, beforeEach, test } from 'node:test'
import { type Engine, openEngine, type Plan } from '@cadwright/engine'
import { openTokenCounter } from '../../src/jobs/tokens.ts'
import { createWaker } from '../../src/jobs/wake.ts'
import { createLog } from '../../src/observability/log.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { eventually, heldEngine, NONSENSE, openRig, PLATE, type Rig } from './worker-rig.ts'

let engine: Engine
let rig: Rig
let before: Awaited<ReturnType<Rig['credits']>>
beforeAll(async () => {
  ;[rig, engine] = await Promise.all([openRig(), openEngine({ workers: 1 })])
})
afterAll(async () => {
  await rig.close()
  await engine.close()
})
beforeEach(async () => {
  before = await rig.credits()
})
afterEach(() => rig.rest())

/** What the customer has paid and what is held for jobs, since the test began. */
async function cost(): Promise<{ paid: number; held: number }> {
  const now = await rig.credits()
  const held = now.held - before.held
  return { paid: before.balance - now.balance - held, held }
}

test('a job that succeeds has all that the specification promises', async () => {
  await rig.startWorker(engine, { outputLifetimeSeconds: 86_400 })
  const id = await rig.submit(PLATE, { mode: 'pro', format: 'STEP' })
  const job = await rig.ended(id)
  assert.equal(job.status, 'success')
  assert.equal(job.attempt, 1)
  assert.equal(job.worker_number, null)
  assert.ok(job.started_at && job.started_at > job.created_at && job.updated_at > job.started_at)
  // Whole seconds later, down to the microsecond.
  const lifetimeMs = Date.parse(job.expires_at ?? '') - Date.parse(job.created_at)
  assert.equal(lifetimeMs, 86_400_000)
  assert.equal(job.expires_at?.slice(-13), job.created_at.slice(-13))
  assert.match(JSON.stringify(job.brainstorm), /"project_name":".*60 × 40 × 8/)
  assert.ok(Number.isInteger(job.latency_ms) && Number(job.latency_ms) > 0)
  assert.deepEqual(Object.keys(job.durations_ms ?? {}).sort(), [
    'build',
    'check',
    'export',
    'plan',
    'preview',
    'verify',
  ])
  assert.match(job.output_name ?? '', /60x40x8.*\.step$/)
  assert.match(job.output_prefix ?? '', new RegExp(`^jobs/${id}/1-[0-9a-f]{12}$`))

  const read = async (name: string) => {
    const content = await rig.storage.read(`${job.output_prefix}/${name}`)
    assert.ok(content, name)
    return content
  }
  const file = await read(job.output_name ?? '')
  assert.match(file.toString(), /^ISO-10303-21;/)
  assert.equal(file.length, job.output_bytes)
  const plan = JSON.parse((await read('plan.json')).toString()) as Plan
  const report = JSON.parse((await read('report.json')).toString())
  assert.ok(report.requirements.length > 0 && report.massProperties)
  assert.match((await read('preview.svg')).toString(), /<svg/)
  assert.equal((await read('preview.glb')).subarray(0, 4).toString(), 'glTF')
  const count = await openTokenCounter()
  assert.equal(job.tokens_used, count(PLATE) + count(JSON.stringify(plan)))

  assert.deepEqual(await cost(), { paid: 3, held: 0 })
  assert.equal(await rig.entryState(id), 'completed')
  const [finished] = rig.finished
  assert.equal(finished?.status, 'success')
  assert.equal(finished?.designMode, 'pro')
  assert.equal(finished?.outputFormat, 'STEP')
  assert.equal(finished?.durationsMs.build, job.durations_ms?.build)
})

test('a job that fails says why, costs nothing and stores nothing', async () => {
  await rig.startWorker(engine)
  const id = await rig.submit(NONSENSE)
  const job = await rig.ended(id)
  assert.equal(job.status, 'failed')
  assert.equal(job.error_code, 'prompt_too_ambiguous')
  assert.match(job.error_message ?? '', /wobbly/)
  assert.equal(job.output_prefix, null)
  assert.deepEqual(await cost(), { paid: 0, held: 0 })
  assert.equal(await rig.entryState(id), 'completed')
  await eventually('the report', async () => rig.finished[0])
  assert.equal(rig.finished[0]?.errorCode, 'prompt_too_ambiguous')
})

test('an unexpected fault fails the job without telling what is inside', async () => {
  await rig.startWorker({
    ...engine,
    generate: () => Promise.reject(new Error('cannot open /srv/kernel.wasm')),
  })
  const job = await rig.ended(await rig.submit())
  assert.equal(job.error_code, 'internal_error')
  assert.doesNotMatch(job.error_message ?? '', /srv|kernel|wasm/)
  assert.match(job.error_message ?? '', /30 seconds/)
  assert.deepEqual(await cost(), { paid: 0, held: 0 })
})

test('what the engine tells the operator does not reach the customer', async () => {
  const error = {
    code: 'internal_error',
    message: 'It broke',
    feature: undefined,
    detail: 'at /srv/x.ts:3',
  } as const
  await rig.startWorker({ ...engine, generate: async () => ({ ok: false, error }) })
  const job = await rig.ended(await rig.submit())
  assert.match(job.error_message ?? '', /^It broke\. /)
  assert.doesNotMatch(JSON.stringify(job), /srv/)
})

test('a storage that stumbles is asked again', async () => {
  let refusals = 2
  const stumbling: Storage = {
    ...rig.storage,
    put: (...args) => (refusals-- > 0 ? Promise.reject(new Error('slow down')) : rig.storage.put(...args)),
  }
  await rig.startWorker(engine, { storage: stumbling })
  assert.equal((await rig.ended(await rig.submit())).status, 'success')
})

test('a storage that goes on refusing fails the job with export_failed and leaves nothing behind', async () => {
  const refusing: Storage = {
    ...rig.storage,
    put: (key, ...rest) =>
      key.endsWith('.stl') ? Promise.reject(new Error('disk is full')) : rig.storage.put(key, ...rest),
  }
  await rig.startWorker(engine, { storage: refusing })
  const id = await rig.submit()
  const job = await rig.ended(id)
  assert.equal(job.error_code, 'export_failed')
  assert.doesNotMatch(job.error_message ?? '', /disk/)
  const left = await readdir(join(rig.dataDir, 'files', 'jobs', id), { recursive: true })
  assert.deepEqual(left, [])
  assert.deepEqual(await cost(), { paid: 0, held: 0 })
})

test('a wake-up starts a job long before the next look at the queue', async () => {
  await rig.startWorker(engine, { pollingIntervalSeconds: 3600 })
  const waker = createWaker(rig.database.connections.pool, createLog('silent'))
  for (let round = 0; round < 3; round++) {
    const id = await rig.submit()
    waker.wake()
    assert.equal((await rig.ended(id)).status, 'success')
  }
})

test('a backlog runs without a pause after each job', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => rig.submit()))
  await rig.startWorker(engine, { pollingIntervalSeconds: 3600 })
  for (const id of ids) assert.equal((await rig.ended(id)).status, 'success')
})

test('wake-ups that cannot be sent are no fault of the caller', async () => {
  const { pool } = rig.database.connections
  const broken = Object.assign(Object.create(pool) as typeof pool, {
    query: () => Promise.reject(new Error('away')),
  })
  const waker = createWaker(broken, createLog('silent'))
  waker.wake()
  waker.wake()
  await waker.quiet()
})

test('two workers never run one job twice', async () => {
  const asked: string[] = []
  const counting: Engine = {
    ...engine,
    generate: (request, options) => {
      asked.push(JSON.stringify(request.source))
      return engine.generate(request, options)
    },
  }
  await Promise.all([
    rig.startWorker(counting, { concurrency: 3 }),
    rig.startWorker(counting, { concurrency: 3 }),
  ])
  const prompts = Array.from({ length: 16 }, (_, index) => `a plate ${20 + index} x 20 x 5 mm`)
  const ids = await Promise.all(prompts.map((prompt) => rig.submit(prompt)))
  for (const id of ids) assert.equal((await rig.ended(id)).attempt, 1)
  assert.equal(asked.length, prompts.length)
  assert.equal(new Set(asked).size, prompts.length)
  assert.deepEqual(await cost(), { paid: prompts.length, held: 0 })
})

test('a running job shows its progress until it ends', async () => {
  const { pool } = rig.database.connections
  const held = heldEngine(engine)
  await rig.startWorker(held)
  const id = await rig.submit()
  const progress = async () =>
    (await pool.query('select stage, fraction from job_progress where job_id = $1', [id])).rows[0]
  assert.deepEqual(await eventually('progress', progress), { stage: 'build', fraction: 0.25 })
  held.letGo()
  await rig.ended(id)
  assert.equal(await progress(), undefined)
})

test('a worker that drains lets its jobs end and takes no more', async () => {
  const held = heldEngine(engine)
  const worker = await rig.startWorker(held)
  const id = await rig.submit()
  await eventually('the start', async () => held.asked[0])
  const closed = worker.close({ graceMs: 600_000 })
  const late = await rig.submit()
  held.letGo()
  await closed
  assert.equal((await rig.job(id)).status, 'success')
  assert.equal((await rig.job(late)).status, 'queued')
  assert.equal(worker.running(), 0)
})

test('a job that outlasts the time of grace is handed back whole, and no loss is counted', async () => {
  const held = heldEngine(engine)
  const worker = await rig.startWorker(held)
  const id = await rig.submit()
  await eventually('the start', async () => held.asked[0])
  const { number } = worker
  await worker.close({ graceMs: 0 })
  const job = await rig.job(id)
  assert.equal(job.status, 'processing')
  assert.equal(job.attempt, 0)
  assert.equal(job.worker_number, null)
  assert.equal(await rig.entryState(id), 'retry')
  assert.deepEqual(await cost(), { paid: 0, held: 1 })
  const { rows } = await rig.database.connections.pool.query(
    `select from pg_locks where locktype = 'advisory' and classid = 2 and objid = $1`,
    [number],
  )
  assert.equal(rows.length, 0)

  await rig.startWorker(engine)
  const ended = await rig.ended(id)
  assert.equal(ended.status, 'success')
  assert.equal(ended.attempt, 1)
})

test('however often a job is handed back, it is finished in the end', async () => {
  const id = await rig.submit()
  for (let round = 0; round < 5; round++) {
    const held = heldEngine(engine)
    const worker = await rig.startWorker(held)
    await eventually('the start', async () => held.asked[0])
    await worker.close({ graceMs: 0 })
  }
  await rig.startWorker(engine)
  assert.equal((await rig.ended(id)).status, 'success')
})

test('a worker whose place in the database is lost takes a new one and keeps its jobs', async () => {
  const { pool } = rig.database.connections
  const held = heldEngine(engine)
  const worker = await rig.startWorker(held)
  const id = await rig.submit()
  await eventually('the start', async () => held.asked[0])
  const { number } = worker
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'cadwright worker' and datname = current_database()`,
  )
  await eventually('a new number', async () => (worker.number === number ? undefined : true))
  assert.equal((await rig.job(id)).worker_number, worker.number)
  held.letGo()
  const job = await rig.ended(id)
  assert.equal(job.status, 'success')
  assert.equal(job.attempt, 1)
  assert.equal(held.asked.length, 1)
})

test('a job that was given away while its worker was cut off is let go by it', async () => {
  const { db, pool } = rig.database.connections
  const cutOff = heldEngine(engine)
  const worker = await rig.startWorker(cutOff)
  const id = await rig.submit()
  await eventually('the start', async () => cutOff.asked[0])
  // As a reaper leaves it.
  await db.updateTable('jobs').set({ worker_number: null }).where('id', '=', id).execute()
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'cadwright worker' and datname = current_database()`,
  )
  await eventually('another start', async () => cutOff.asked[1])
  assert.equal(worker.running(), 1)
  cutOff.letGo()
  assert.equal((await rig.ended(id)).status, 'success')
})

test('a file named like a preview does not replace it', async () => {
  await rig.startWorker({
    ...engine,
    async generate(request, options) {
      const result = await engine.generate(request, options)
      if (!result.ok || !result.brainstorm) return result
      return { ...result, brainstorm: { ...result.brainstorm, project_name: 'Preview' } }
    },
  })
  const job = await rig.ended(await rig.submit(PLATE, { format: 'GLB' }))
  assert.equal(job.output_name, 'part-preview.glb')
  assert.ok(await rig.storage.get(`${job.output_prefix}/preview.glb`))
})

/** Faults of the database itself, raised when a job is about to succeed; the sequence counts through rollbacks. */
async function sabotage(state: string, times: number): Promise<void> {
  await rig.database.connections.pool.query(`
    create sequence sabotages;
    create function sabotage() returns trigger language plpgsql as $$
    begin
      if nextval('sabotages') <= ${times} then
        raise exception 'sabotaged' using errcode = '${state}';
      end if;
      return new;
    end $$;
    create trigger sabotage before update on jobs
      for each row when (new.status = 'success') execute function sabotage()`)
}

const repair = () =>
  rig.database.connections.pool.query('drop function sabotage cascade; drop sequence sabotages')

test('a result that the database could not take is brought to it again, and charged once', async (context) => {
  await sabotage('40001', 3)
  context.after(repair)
  await rig.startWorker(engine)
  const job = await rig.ended(await rig.submit())
  assert.equal(job.status, 'success')
  assert.equal(job.attempt, 1)
  assert.deepEqual(await cost(), { paid: 1, held: 0 })
  assert.ok(await rig.storage.get(`${job.output_prefix}/${job.output_name}`))
})

test('a result that the database will never take fails the job, and costs nothing', async (context) => {
  await sabotage('22000', 1_000_000)
  context.after(repair)
  await rig.startWorker(engine)
  const job = await rig.ended(await rig.submit())
  assert.equal(job.error_code, 'internal_error')
  assert.doesNotMatch(job.error_message ?? '', /sabotage/)
  assert.deepEqual(await cost(), { paid: 0, held: 0 })
})
