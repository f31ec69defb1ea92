/** From a claimed place in the queue to an ended job. */
import type { DesignMode, Engine, Generated, JobErrorCode, OutputFormat, Stage } from '@cadwright/engine'
import type { Transaction } from 'kysely'
import type { Job, PgBoss } from 'pg-boss'
import type { Connections } from '../database/connect.ts'
import type { Tables } from '../database/schema.ts'
import type { Log } from '../observability/log.ts'
import type { Storage } from '../storage/storage.ts'
import { type Attempt, beginAttempt, giveBack } from './attempt.ts'
import { FAILURES, MOST_ATTEMPTS, withNextStep } from './failure.ts'
import { folderOf, type Made, prefixFor, StorageFault, storeOutput } from './output.ts'
import { patiently } from './patience.ts'
import { createProgressReporter } from './progress.ts'
import type { QueuedJob } from './queue.ts'
import { type Failure, isPassingFault, type Success, settleFailure, settleSuccess } from './settle.ts'
import type { TokenCounter } from './tokens.ts'

export interface FinishedJob {
  status: 'success' | 'failed'
  errorCode?: JobErrorCode
  designMode: DesignMode
  outputFormat: OutputFormat
  waitedMs: number
  latencyMs: number
  durationsMs: Partial<Record<Stage, number>>
}

export interface Workshop {
  connections: Pick<Connections, 'db' | 'pool'>
  boss: PgBoss
  engine: Engine
  storage: Storage
  log: Log
  outputLifetimeSeconds: number
  countTokens: TokenCounter
  announce: (transaction: Transaction<Tables>, attempt: Attempt) => Promise<void>
  observe: (finished: FinishedJob) => void
}

export interface RunOptions {
  workerNumber: number
  /** Fires when the worker has to let go of the job: it is handed back then. */
  interruption: AbortSignal
}

type Bench = Workshop & Pick<RunOptions, 'interruption'>

/** Some 30 s of patience with a database that is away; then the claim lapses and the queue hands the job out again. */
const SETTLING_DELAYS_MS = [100, 200, 400, 800, 1_600, 3_000, 4_000, 5_000, 5_000, 5_000, 5_000]

type Outcome =
  | { kind: 'made'; success: Success }
  | { kind: 'failed'; failure: Failure; latencyMs: number }
  | { kind: 'let go' }

export async function runJob(
  workshop: Workshop,
  entry: Job<QueuedJob>,
  { workerNumber, interruption }: RunOptions,
): Promise<void> {
  const { connections, boss, log } = workshop
  const bench: Bench = { ...workshop, interruption }
  const startMs = performance.now()
  const attempt = await beginAttempt(connections.db, entry, workerNumber)
  if (!attempt) return
  if (attempt.number > MOST_ATTEMPTS) {
    return fail(bench, attempt, FAILURES.workersLost, performance.now() - startMs)
  }

  const outcome = await attend(bench, attempt, startMs)
  switch (outcome.kind) {
    case 'made':
      return succeed(bench, attempt, outcome.success)
    case 'failed':
      return fail(bench, attempt, outcome.failure, outcome.latencyMs)
    case 'let go':
      // A claim that lapsed is not ours to hand back: the queue has done so.
      if (interruption.aborted) await giveBack({ db: connections.db, boss }, attempt)
      log.info({ jobId: attempt.jobId, attempt: attempt.number }, 'a job was let go')
  }
}

/** Generates and stores. Nothing here changes the job. */
async function attend(bench: Bench, attempt: Attempt, startMs: number): Promise<Outcome> {
  const { connections, engine, storage, log, interruption } = bench
  const { jobId, prompt, designMode, outputFormat } = attempt
  const signal = AbortSignal.any([interruption, attempt.entry.signal])
  const progress = createProgressReporter(connections.pool, log, jobId)
  const prefix = prefixFor(jobId, attempt.number)
  const sinceStart = () => performance.now() - startMs
  try {
    const result = await engine.generate(
      {
        source: { kind: 'prompt', prompt, mode: designMode },
        format: outputFormat,
        preview: true,
        brainstorm: true,
      },
      { signal, onProgress: (step) => progress.report(step) },
    )
    const latencyMs = sinceStart()
    if (!result.ok) {
      const { detail, ...failure } = result.error
      if (detail !== undefined) log.error({ jobId, detail }, 'the engine met a fault of its own')
      return { kind: 'failed', failure, latencyMs }
    }
    const made = complete(result)
    const tokensUsed = bench.countTokens(prompt) + bench.countTokens(JSON.stringify(made.plan))
    const onFault = (error: unknown) => log.warn({ err: error, jobId }, 'the storage refused a file')
    const output = await storeOutput(storage, prefix, made, { signal, onFault })
    const { brainstorm, durationsMs } = made
    return { kind: 'made', success: { output, brainstorm, tokensUsed, latencyMs, durationsMs } }
  } catch (error) {
    if (error instanceof StorageFault) await discard(bench, prefix)
    if (signal.aborted) return { kind: 'let go' }
    log.error({ err: error, jobId }, 'a job met an unexpected fault')
    const failure = error instanceof StorageFault ? FAILURES.notStored : FAILURES.unexpected
    return { kind: 'failed', failure, latencyMs: sinceStart() }
  } finally {
    await progress.close()
  }
}

function complete({ preview, brainstorm, ...rest }: Generated): Made {
  if (!preview || !brainstorm) throw new Error('the engine left out the preview or the brainstorm')
  return { ...rest, preview, brainstorm }
}

async function succeed(bench: Bench, attempt: Attempt, success: Success): Promise<void> {
  const { connections, boss, log, outputLifetimeSeconds } = bench
  const books = { db: connections.db, boss, announce: bench.announce }
  try {
    const settlement = await settling(bench, attempt, () =>
      settleSuccess(books, attempt, { ...success, outputLifetimeSeconds }),
    )
    if (settlement === 'stale') {
      log.warn({ jobId: attempt.jobId, attempt: attempt.number }, 'a result came too late')
      return discard(bench, success.output.prefix)
    }
  } catch (error) {
    // After a fault of the connection nobody knows whether it was committed; the next attempt finds out.
    if (isPassingFault(error)) throw error
    log.error({ err: error, jobId: attempt.jobId }, 'the database refused a result')
    await discard(bench, success.output.prefix)
    return fail(bench, attempt, FAILURES.unexpected, success.latencyMs)
  }
  const { latencyMs, durationsMs } = success
  log.info({ jobId: attempt.jobId, latencyMs: Math.round(latencyMs) }, 'a job succeeded')
  observed(bench, attempt, { status: 'success', latencyMs, durationsMs })
}

async function fail(bench: Bench, attempt: Attempt, failure: Failure, latencyMs: number): Promise<void> {
  const { connections, boss, log } = bench
  const told = withNextStep(failure, attempt.designMode)
  const settlement = await settling(bench, attempt, () =>
    settleFailure({ db: connections.db, boss, announce: bench.announce }, attempt, told),
  )
  if (settlement === 'stale') return
  // This attempt has cleaned up after itself; workers that were lost could not.
  if (attempt.number > 1) await discard(bench, folderOf(attempt.jobId))
  log.info({ jobId: attempt.jobId, errorCode: told.code }, 'a job failed')
  observed(bench, attempt, { status: 'failed', errorCode: told.code, latencyMs, durationsMs: {} })
}

const settling = <T>(
  { log, interruption }: Bench,
  { jobId }: Attempt,
  settle: () => Promise<T>,
): Promise<T> =>
  patiently(settle, {
    delaysMs: SETTLING_DELAYS_MS,
    signal: interruption,
    passes: isPassingFault,
    onFault: (error) => log.warn({ err: error, jobId }, 'a job could not be settled yet'),
  })

function observed(
  { observe }: Workshop,
  { designMode, outputFormat, waitedMs }: Attempt,
  finished: Pick<FinishedJob, 'status' | 'errorCode' | 'latencyMs' | 'durationsMs'>,
): void {
  observe({ ...finished, designMode, outputFormat, waitedMs })
}

/** What stays behind costs space and nothing else; the sweeper takes the whole folder of a job that succeeded. */
async function discard({ storage, log }: Workshop, prefix: string): Promise<void> {
  try {
    await storage.deleteAll(prefix)
  } catch (error) {
    log.warn({ err: error, prefix }, 'stored files could not be deleted')
  }
}
