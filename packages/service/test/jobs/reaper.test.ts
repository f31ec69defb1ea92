import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Engine, openEngine } from '@cadwright/engine'
import { Client } from 'pg'
import { clientSettings } from '../../src/database/connect.ts'
import { beginAttempt } from '../../src/jobs/attempt.ts'
import { JOBS_QUEUE, type QueuedJob } from '../../src/jobs/queue.ts'
import { returnLostJobs } from '../../src/jobs/reaper.ts'
import { enqueueStrays } from '../../src/jobs/strays.ts'
import { eventually, heldEngine, openRig, type Rig } from './worker-rig.ts'

let rig: Rig
let engine: Engine
const children = new Set<ChildProcess>()
before(async () => {
  ;[rig, engine] = await Promise.all([openRig(), openEngine({ workers: 1 })])
})
after(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rig.close()
  await engine.close()
})

function spawnWorker(): ChildProcess {
  const program = fileURLToPath(new URL('worker-process.ts', import.meta.url))
  const args = [program, JSON.stringify(rig.database.connection), rig.dataDir]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  children.add(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
  children.delete(child)
}

/** A worker that takes the job in its given attempt, and dies over it. */
async function loseWorkerOver(id: string, attempt: number): Promise<void> {
  const child = spawnWorker()
  await eventually(`attempt ${attempt}`, async () => {
    const job = await rig.job(id)
    return job.attempt === attempt && job.worker_number !== null ? job : undefined
  })
  await kill(child)
}

test("a killed worker's job is finished by another one", async () => {
  const id = await rig.submit()
  await loseWorkerOver(id, 1)
  assert.equal((await rig.job(id)).status, 'processing')
  const worker = await rig.startWorker(engine)
  const job = await rig.ended(id)
  assert.equal(job.status, 'success')
  assert.equal(job.attempt, 2)
  assert.equal((await rig.credits()).held, 0)
  await worker.close({ graceMs: 10_000 })
})

test('a worker that runs already takes over from one that is killed', async () => {
  const id = await rig.submit()
  const child = spawnWorker()
  await eventually('the start', async () => ((await rig.job(id)).worker_number === null ? undefined : true))
  const worker = await rig.startWorker(engine)
  await kill(child)
  assert.equal((await rig.ended(id)).status, 'success')
  await worker.close({ graceMs: 10_000 })
})

test('a job over which three workers were lost fails with internal_error and costs nothing', async () => {
  const before = await rig.credits()
  const id = await rig.submit()
  for (const attempt of [1, 2, 3]) await loseWorkerOver(id, attempt)
  const worker = await rig.startWorker(engine)
  const job = await rig.ended(id)
  assert.equal(job.status, 'failed')
  assert.equal(job.error_code, 'internal_error')
  assert.match(job.error_message ?? '', /lost three times\. Wait 30 seconds/)
  assert.deepEqual(await rig.credits(), before)
  await worker.close({ graceMs: 10_000 })
})

test('the jobs of living workers are left alone', async () => {
  const held = heldEngine(engine)
  const worker = await rig.startWorker(held)
  const id = await rig.submit()
  await eventually('the start', async () => held.asked[0])
  assert.equal(await returnLostJobs({ db: rig.database.connections.db, boss: rig.boss }), 0)
  assert.equal((await rig.job(id)).worker_number, worker.number)
  held.letGo()
  assert.equal((await rig.ended(id)).attempt, 1)
  await worker.close({ graceMs: 10_000 })
})

test('a lock in another database keeps no worker alive, and only one reaper hands a job back', async () => {
  const { db } = rig.database.connections
  const number = 1_000_000_000
  const elsewhere = new Client(
    clientSettings({ ...rig.database.connection, database: 'postgres' }, 'elsewhere'),
  )
  await elsewhere.connect()
  await elsewhere.query('select pg_advisory_lock(2, $1)', [number])
  try {
    const id = await rig.submit()
    const [entry] = await rig.boss.fetch<QueuedJob>(JOBS_QUEUE)
    assert.ok(entry && (await beginAttempt(db, entry, number)))
    const reapers = Array.from({ length: 4 }, () => returnLostJobs({ db, boss: rig.boss }))
    const counts = await Promise.all(reapers)
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      1,
    )
    assert.equal(await rig.entryState(id), 'retry')
    assert.equal((await rig.job(id)).status, 'processing')
    await rig.boss.deleteAllJobs(JOBS_QUEUE)
    await db.updateTable('jobs').set({ updated_at: '2020-01-01T00:00:00Z' }).where('id', '=', id).execute()
  } finally {
    await elsewhere.end()
  }
})

test('a claim that another worker has made meanwhile is not taken from it', async () => {
  const { db } = rig.database.connections
  const id = await rig.submit()
  const [lost] = await rig.boss.fetch<QueuedJob>(JOBS_QUEUE)
  assert.ok(lost && (await beginAttempt(db, lost, 1_000_000_001)))
  await rig.boss.fail(JOBS_QUEUE, lost)
  const [current] = await rig.boss.fetch<QueuedJob>(JOBS_QUEUE)
  assert.ok(current)
  assert.equal(await returnLostJobs({ db, boss: rig.boss }), 1)
  assert.equal(await rig.entryState(id), 'active')
  const attempt = await beginAttempt(db, current, 1_000_000_002)
  assert.equal(attempt?.number, 2)
  await rig.boss.fail(JOBS_QUEUE, current)
})

test('jobs that the queue has forgotten are in it again, once', async () => {
  const { db, pool } = rig.database.connections
  const worker = await rig.startWorker(engine)
  const forgotten = await rig.submit()
  await rig.ended(forgotten)
  await worker.close({ graceMs: 10_000 })

  const id = await rig.submit()
  const young = await rig.submit()
  await rig.boss.deleteAllJobs(JOBS_QUEUE)
  await db.updateTable('jobs').set({ updated_at: '2020-01-01T00:00:00Z' }).where('id', '=', id).execute()
  const found = await Promise.all([enqueueStrays(db), enqueueStrays(db)])
  assert.ok(found.reduce((sum, count) => sum + count) >= 1)
  assert.equal(await rig.entryState(id), 'created')
  assert.equal(await rig.entryState(young), undefined)
  const { rows } = await pool.query(`select from pgboss.job where data ->> 'jobId' = $1`, [id])
  assert.equal(rows.length, 1)
  assert.equal(await enqueueStrays(db), 0)

  await rig.startWorker(engine)
  assert.equal((await rig.ended(id)).status, 'success')
})
