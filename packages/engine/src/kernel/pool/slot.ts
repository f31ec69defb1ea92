/** One place in the pool: a worker thread, and its replacement whenever it has to go. */
import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { Generated, Progress } from '../../request.ts'
import type { JobFailure, WorkerJob, WorkerMessage, WorkerSetup } from './protocol.ts'

export type Outcome =
  | { kind: 'done'; result: Generated }
  | { kind: 'failed'; failure: JobFailure }
  | { kind: 'timed-out' }
  | { kind: 'aborted' }
  | { kind: 'broken'; message: string }

export interface SlotOptions {
  setup: WorkerSetup
  /** A worker whose heap is larger after a job is replaced: it never shrinks, and the kernel leaks a little. */
  recycleAtHeapBytes: number
}

export interface RunOptions {
  timeoutMs: number
  signal: AbortSignal | undefined
  onProgress: (progress: Progress) => void
}

const ENTRY = new URL('./worker.ts', import.meta.url)

export class Slot {
  readonly #options: SlotOptions
  #worker: Worker
  #ready: Promise<void>
  #closed = false
  /** How many workers this slot has used up. */
  replaced = 0

  constructor(options: SlotOptions) {
    this.#options = options
    this.#worker = this.#spawn()
    this.#ready = becomesReady(this.#worker)
  }

  ready(): Promise<void> {
    return this.#ready
  }

  #spawn(): Worker {
    const cache = getCompileCacheDir()
    const worker = new Worker(ENTRY, {
      workerData: this.#options.setup,
      // Where the process keeps its compiled code, its threads do too: nine hundred files to parse are a second for each.
      env: { ...process.env, ...(cache ? { NODE_COMPILE_CACHE: cache } : {}) },
      execArgv: [],
      stdout: false,
      stderr: false,
    })
    // Failures reach whoever waits for the job or for readiness; without a listener they would end the process.
    worker.on('error', () => {})
    return worker
  }

  #replace(): void {
    const old = this.#worker
    void old.terminate()
    if (this.#closed) return
    this.replaced += 1
    this.#worker = this.#spawn()
    this.#ready = becomesReady(this.#worker)
    this.#ready.catch(() => {}) // told to the next job that waits for it
  }

  async run(job: WorkerJob, { timeoutMs, signal, onProgress }: RunOptions): Promise<Outcome> {
    if (signal?.aborted) return { kind: 'aborted' }
    try {
      await this.#ready
    } catch (error) {
      this.#replace()
      return { kind: 'broken', message: `the kernel did not start: ${String(error)}` }
    }
    const worker = this.#worker
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const onMessage = (message: WorkerMessage) => {
      if (message.kind === 'progress') onProgress(message.progress)
      else if (message.kind === 'broken') resolve(message)
      else if (message.kind === 'done' || message.kind === 'failed') {
        if (message.heapBytes > this.#options.recycleAtHeapBytes) this.#replace()
        resolve(message)
      }
    }
    const onError = (error: Error) => resolve({ kind: 'broken', message: error.message })
    const onExit = (code: number) =>
      resolve({ kind: 'broken', message: `the worker ended with code ${code}` })
    const onAbort = () => resolve({ kind: 'aborted' })
    const timer = setTimeout(() => resolve({ kind: 'timed-out' }), timeoutMs)
    worker.on('message', onMessage)
    worker.once('error', onError)
    worker.once('exit', onExit)
    signal?.addEventListener('abort', onAbort, { once: true })
    worker.postMessage(job)

    const outcome = await promise
    clearTimeout(timer)
    worker.off('message', onMessage)
    worker.off('error', onError)
    worker.off('exit', onExit)
    signal?.removeEventListener('abort', onAbort)
    if (outcome.kind !== 'done' && outcome.kind !== 'failed') this.#replace()
    return outcome
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#worker.terminate()
  }
}

function becomesReady(worker: Worker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  worker.once('message', () => resolve())
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the worker ended with code ${code} before it was ready`)))
  return promise
}
