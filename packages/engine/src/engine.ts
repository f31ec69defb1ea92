/** The engine as its users see it: open it once, then generate as often as needed. */
import { availableParallelism } from 'node:os'
import { KernelPool } from './kernel/pool/pool.ts'
import type { Outcome } from './kernel/pool/slot.ts'
import { STRATEGIES } from './kernel/strategy.ts'
import type { GenerateRequest, GenerateResult, Progress } from './request.ts'

export interface EngineOptions {
  /** Kernels that run side by side; one a core where left out. */
  workers?: number
  /** Warm kernels answer their first job as fast as any other; for a single job that is no gain. */
  warm?: boolean
  /** How long one attempt at the geometry may take. */
  attemptTimeoutMs?: number
}

export interface GenerateOptions {
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
  /** Written into STEP headers; now, where left out. */
  time?: Date
}

export interface Engine {
  generate(request: GenerateRequest, options?: GenerateOptions): Promise<GenerateResult>
  /** For health pages: how many kernels, jobs in line, and kernels replaced so far. */
  status(): { workers: number; waiting: number; replaced: number }
  close(): Promise<void>
}

const ATTEMPT_TIMEOUT_MS = 60_000

export async function openEngine(options: EngineOptions = {}): Promise<Engine> {
  const { workers = availableParallelism(), warm = true } = options
  const pool = await KernelPool.open({ workers, warm })
  const timeoutMs = options.attemptTimeoutMs ?? ATTEMPT_TIMEOUT_MS
  return {
    generate: (request, generateOptions = {}) => attempt(pool, timeoutMs, request, generateOptions),
    status: () => ({ workers: pool.size, waiting: pool.waiting, replaced: pool.replaced }),
    close: () => pool.close(),
  }
}

/** Geometry that runs out of time or memory is tried again, each time with a cheaper strategy for the same solid. */
async function attempt(
  pool: KernelPool,
  timeoutMs: number,
  request: GenerateRequest,
  { signal, onProgress = () => {}, time = new Date() }: GenerateOptions,
): Promise<GenerateResult> {
  let last: Outcome | undefined
  for (const strategy of STRATEGIES) {
    last = await pool.run({ request, strategy, time: time.toISOString() }, { timeoutMs, signal, onProgress })
    if (last.kind === 'done') return { ok: true, ...last.result }
    if (last.kind === 'failed') return { ok: false, error: last.failure }
    if (last.kind === 'aborted') throw signal?.reason ?? new Error('aborted')
  }
  const attempts = STRATEGIES.length
  const error =
    last?.kind === 'timed-out'
      ? {
          code: 'sandbox_timeout' as const,
          message: `The geometry was not finished in ${attempts} attempts of ${timeoutMs / 1000} s each`,
        }
      : {
          code: 'code_generation_failed' as const,
          message: `The kernel broke down in ${attempts} attempts: ${last?.kind === 'broken' ? last.message : 'unknown'}`,
        }
  return { ok: false, error: { ...error, feature: undefined } }
}
