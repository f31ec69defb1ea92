/** A worker: takes jobs from the queue, runs several at once, looks after what other workers left, and drains. */
import type { Engine } from '@cadwright/engine'
import type { Transaction } from 'kysely'
import type { Job, PgBoss } from 'pg-boss'
import type { Connection, Connections } from '../database/connect.ts'
import type { Tables } from '../database/schema.ts'
import type { Log } from '../observability/log.ts'
import type { Storage } from '../storage/storage.ts'
import { type Attempt, carryOver } from './attempt.ts'
import { every } from './every.ts'
import type { QueuedFormat } from './formats.ts'
import { makeFormat } from './make-format.ts'
import { joinWorkers, WORKER_NAME } from './presence.ts'
import { FORMATS_QUEUE, JOBS_QUEUE, type QueuedJob } from './queue.ts'
import { returnLostJobs } from './reaper.ts'
import { type FinishedJob, runJob } from './run.ts'
import { enqueueStrays } from './strays.ts'
import { sweepExpired } from './sweeper.ts'
import { openTokenCounter } from './tokens.ts'
import { createWaker } from './wake.ts'

export type { FinishedJob } from './run.ts'

export interface WorkerOptions {
  connections: Connections
  connection: Connection
  boss: PgBoss
  engine: Engine
  storage: Storage
  log: Log
  outputLifetimeSeconds: number
  /** Jobs that run side by side. */
  concurrency: number
  observe: (finished: FinishedJob) => void
  /** In the transaction that ends a job: writes down whom to tell. */
  announce?: (transaction: Transaction<Tables>, attempt: Attempt) => Promise<void>
  /** How often the queue is looked at when nobody calls. */
  pollingIntervalSeconds?: number
}

export interface Worker {
  /** Of its advisory lock; another one after the database was away. */
  readonly number: number
  running(): number
  /** Takes no more jobs, lets running ones end in the time of grace, and hands the rest back. */
  close(options: { graceMs: number }): Promise<void>
}

const POLLING_INTERVAL_S = 0.5
const REAP_MS = 1_000
const STRAYS_MS = 30_000
const SWEEP_MS = 3_600_000
/** After the database was away all workers look dead for a moment; each gets the time to join again. */
const AMNESTY_MS = 5_000

interface Running {
  /** None for a format: what is lost of that is only made again. */
  jobId?: string
  interruption: AbortController
}

interface Slot {
  queue: string
  id?: string
}

export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { connections, connection, boss, storage, log } = options
  const { db, pool } = connections
  const workshop = { announce: async () => {}, ...options, countTokens: await openTokenCounter() }
  const waker = createWaker(pool, log)
  const running = new Set<Running>()
  const slots: Slot[] = []
  let draining = false
  let reapFromMs = 0

  const presence = await joinWorkers({
    connection,
    log,
    applicationName: WORKER_NAME,
    onJobs: () => {
      for (const { id } of slots) if (id) boss.notifyWorker(id)
    },
    async onMoved(numbers) {
      const inFlight = [...running]
      const kept = await carryOver(
        db,
        inFlight.flatMap(({ jobId }) => jobId ?? []),
        numbers,
      )
      for (const { jobId, interruption } of inFlight) if (jobId && !kept.has(jobId)) interruption.abort()
      reapFromMs = performance.now() + AMNESTY_MS
    },
  })

  const grievance = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  async function reap(): Promise<void> {
    if (!presence.held || performance.now() < reapFromMs) return
    const lost = await returnLostJobs({ db, boss })
    if (lost === 0) return
    log.warn({ jobs: lost }, 'jobs of lost workers went back to the queue')
    waker.wake()
  }
  async function findStrays(): Promise<void> {
    const found = await enqueueStrays(db)
    if (found === 0) return
    log.warn({ jobs: found }, 'jobs that the queue had forgotten are in it again')
    waker.wake()
  }
  const rounds = [
    every(REAP_MS, reap, grievance('lost jobs could not be looked for')),
    every(STRAYS_MS, findStrays, grievance('forgotten jobs could not be looked for')),
    every(
      SWEEP_MS,
      async (signal) => {
        const jobs = await sweepExpired({ pool, storage, log, signal })
        if (jobs > 0) log.info({ jobs }, 'expired outputs were deleted')
      },
      grievance('expired outputs could not be deleted'),
    ),
  ]

  async function whileRunning(run: Running, work: () => Promise<void>): Promise<void> {
    // Fetched while the worker began to drain: the queue hands it out again at once.
    if (draining) throw new Error('the worker is draining')
    running.add(run)
    try {
      await work()
    } finally {
      running.delete(run)
    }
  }
  function take(entry: Job<QueuedJob>): Promise<void> {
    const run: Running = { jobId: entry.data.jobId, interruption: new AbortController() }
    return whileRunning(run, () =>
      runJob(workshop, entry, { workerNumber: presence.number, interruption: run.interruption.signal }),
    )
  }
  function takeFormat({ data, signal }: Job<QueuedFormat>): Promise<void> {
    const run: Running = { interruption: new AbortController() }
    const either = AbortSignal.any([run.interruption.signal, signal])
    return whileRunning(run, () => makeFormat({ db, engine: options.engine, storage, log }, data, either))
  }

  const work = { batchSize: 1, pollingIntervalSeconds: options.pollingIntervalSeconds ?? POLLING_INTERVAL_S }
  async function attend<T extends object>(
    queue: string,
    take: (entry: Job<T>) => Promise<void>,
  ): Promise<void> {
    const slot: Slot = { queue }
    slots.push(slot)
    slot.id = await boss.work<T>(queue, work, async ([entry]) => {
      if (entry) await take(entry)
      // Else the slot would rest for a polling interval, though more may be waiting.
      if (slot.id) boss.notifyWorker(slot.id)
    })
  }
  for (let index = 0; index < options.concurrency; index++) await attend(JOBS_QUEUE, take)
  await attend(FORMATS_QUEUE, takeFormat)
  log.info({ worker: presence.number, concurrency: options.concurrency }, 'the worker takes jobs')

  async function drain(graceMs: number): Promise<void> {
    draining = true
    const stopped = slots.map(({ queue, id }) => boss.offWork(queue, { wait: true, ...(id && { id }) }))
    let handedBack = false
    const handBack = setTimeout(() => {
      handedBack = running.size > 0
      for (const { interruption } of running) interruption.abort()
    }, graceMs)
    await Promise.all([...stopped, ...rounds.map((round) => round.close())])
    clearTimeout(handBack)
    if (handedBack) waker.wake()
    await waker.quiet()
    await presence.close()
  }
  let drained: Promise<void> | undefined

  return {
    get number() {
      return presence.number
    },
    running: () => running.size,
    close({ graceMs }) {
      drained ??= drain(graceMs)
      return drained
    },
  }
}
