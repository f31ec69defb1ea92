/** What tests of the worker share: a database, a queue, a folder of files, a customer, and workers on them. */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DesignMode, Engine, OutputFormat } from '@cadwright/engine'
import type { Selectable } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { createAccount } from '../../src/accounts/accounts.ts'
import { PRICES } from '../../src/credits/prices.ts'
import type { Tables } from '../../src/database/schema.ts'
import { JOBS_QUEUE, openQueue } from '../../src/jobs/queue.ts'
import { type FinishedJob, startWorker, type Worker, type WorkerOptions } from '../../src/jobs/worker.ts'
import { createLog } from '../../src/observability/log.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

export const PLATE = 'a plate 60 x 40 x 8 mm with a 5 mm hole in the centre'
export const NONSENSE = 'a wobbly thing that sings'
export const CREDITS = 1000

export type JobRecord = Selectable<Tables['jobs']>

export interface Rig {
  database: TestDatabase
  boss: PgBoss
  storage: Storage
  dataDir: string
  finished: FinishedJob[]
  submit(prompt?: string, options?: { mode?: DesignMode; format?: OutputFormat }): Promise<string>
  job(id: string): Promise<JobRecord>
  /** What the customer has, and what is held for jobs. */
  credits(): Promise<{ balance: number; held: number }>
  /** The state of the job's entry in the queue. */
  entryState(id: string): Promise<string | undefined>
  startWorker(engine: Engine, options?: Partial<WorkerOptions>): Promise<Worker>
  /** Drains all workers, forgets what waits, so that tests do not meet each other's jobs. */
  rest(): Promise<void>
  /** Resolves when the job has ended. */
  ended(id: string): Promise<JobRecord>
  close(): Promise<void>
}

export async function openRig(): Promise<Rig> {
  const database = await testDatabase()
  const { db, pool } = database.connections
  const dataDir = await mkdtemp(join(tmpdir(), 'cadwright-worker-'))
  const storage = openStorage({ url: undefined, dataDir })
  const log = createLog('silent')
  const bosses: PgBoss[] = []
  const workers: Worker[] = []
  const openBoss = async () => {
    const boss = await openQueue(database.connection, { supervise: false, onError: () => {} })
    bosses.push(boss)
    return boss
  }
  const boss = await openBoss()
  const account = await createAccount(db, { email: 'customer@example.com', credits: CREDITS })
  if (account === 'taken') throw new Error('a fresh address was taken')
  const apiKeyId = randomUUID()
  await pool.query(
    `insert into api_keys (id, account_id, name, prefix, secret_hash, signing_secret) values ($1, $2, 'test', 'svc_pub_test', $3, '')`,
    [apiKeyId, account.id, randomBytes(32)],
  )
  const finished: FinishedJob[] = []
  const job = (id: string) => db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  return {
    database,
    boss,
    storage,
    dataDir,
    finished,
    job,
    async submit(prompt = PLATE, { mode = 'standard', format = 'STL' } = {}) {
      const id = `pub_${randomBytes(6).toString('hex')}`
      const { rows } = await pool.query<{ outcome: string }>(
        `select outcome from submit_job($1, $2, null, $3, $4, 'text_to_cad', $5, $6, $7, null, '{}', $8)`,
        [account.id, apiKeyId, id, randomUUID(), mode, format, prompt, PRICES[mode]],
      )
      if (rows[0]?.outcome !== 'accepted') throw new Error(`the job was not accepted: ${rows[0]?.outcome}`)
      return id
    },
    credits: () =>
      db
        .selectFrom('accounts')
        .select(['balance', 'held'])
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow(),
    async entryState(id) {
      const { rows } = await pool.query<{ state: string }>(
        'select q.state from jobs j join pgboss.job q on q.id = j.queue_id where j.id = $1',
        [id],
      )
      return rows[0]?.state
    },
    async startWorker(engine, options = {}) {
      const worker = await startWorker({
        connections: database.connections,
        connection: database.connection,
        // Each worker is a process of its own in life, with a queue of its own.
        boss: await openBoss(),
        engine,
        storage,
        log,
        outputLifetimeSeconds: 3600,
        concurrency: 1,
        observe: (one) => finished.push(one),
        ...options,
      })
      workers.push(worker)
      return worker
    },
    async rest() {
      await Promise.all(workers.splice(0).map((worker) => worker.close({ graceMs: 0 })))
      await boss.deleteAllJobs(JOBS_QUEUE)
      finished.splice(0)
    },
    ended: (id) =>
      eventually(`the end of ${id}`, async () => {
        const record = await job(id)
        return record.status === 'success' || record.status === 'failed' ? record : undefined
      }),
    async close() {
      await Promise.all(workers.map((worker) => worker.close({ graceMs: 0 })))
      await Promise.all(bosses.map((one) => one.stop({ graceful: false })))
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const DEADLINE_MS = 60_000
const LOOK_MS = 20

/** The first answer that is not undefined. */
export async function eventually<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const deadlineMs = performance.now() + DEADLINE_MS
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > deadlineMs) throw new Error(`waited too long for ${what}`)
    await sleep(LOOK_MS)
  }
}

export interface HeldEngine extends Engine {
  /** Prompts it was asked for, in order. */
  asked: string[]
  letGo(): void
}

/** The real engine behind a door: jobs wait before it, reporting progress, until they are let go or aborted. */
export function heldEngine(engine: Engine): HeldEngine {
  const door = Promise.withResolvers<void>()
  const asked: string[] = []
  return {
    ...engine,
    asked,
    letGo: door.resolve,
    async generate(request, options = {}) {
      asked.push(request.source.kind === 'prompt' ? request.source.prompt : '')
      options.onProgress?.({ stage: 'build', fraction: 0.25 })
      const aborted = Promise.withResolvers<never>()
      const onAbort = () => aborted.reject(options.signal?.reason)
      if (options.signal?.aborted) onAbort()
      options.signal?.addEventListener('abort', onAbort, { once: true })
      await Promise.race([door.promise, aborted.promise])
      options.signal?.removeEventListener('abort', onAbort)
      return engine.generate(request, options)
    },
  }
}
