/** What the service needs before it can do its work, each asked with a deadline. */
import type { Pool } from 'pg'
import { within } from '../../observability/deadline.ts'
import type { Storage } from '../../storage/storage.ts'

const DEADLINE_MS = 2000
const STORAGE_FRESH_MS = 5000

export interface Needs {
  pool: Pool
  storage: Pick<Storage, 'check'>
  /** Always true in a process that runs no kernel. */
  kernelReady: () => boolean
}

export type Need = 'database' | 'storage' | 'kernel'
export type Unready = { need: Need; cause: unknown }

/** Answers with what is not ready, and why, for the log. */
export function createReadiness({ pool, storage, kernelReady }: Needs): () => Promise<Unready[]> {
  const checks: [Need, () => Promise<unknown>][] = [
    ['database', shared(0, () => within(DEADLINE_MS, 'the database', pool.query('select 1')))],
    ['storage', shared(STORAGE_FRESH_MS, () => within(DEADLINE_MS, 'the storage', storage.check()))],
    [
      'kernel',
      async () => {
        if (!kernelReady()) throw new Error('the kernel is not ready')
      },
    ],
  ]
  return async () => {
    const answers = await Promise.allSettled(checks.map(([, check]) => check()))
    return answers.flatMap((answer, index) => {
      const [need] = checks[index] as (typeof checks)[number]
      return answer.status === 'rejected' ? [{ need, cause: answer.reason }] : []
    })
  }
}

/** One check at a time for all who ask, its outcome kept for a while, so that frequent probes cost little. */
function shared(freshMs: number, check: () => Promise<unknown>): () => Promise<unknown> {
  let last: { answer: Promise<unknown>; endedAt: number } | undefined
  return () => {
    if (last && performance.now() - last.endedAt < freshMs) return last.answer
    const run = { answer: check(), endedAt: Number.POSITIVE_INFINITY }
    const end = () => {
      run.endedAt = performance.now()
    }
    run.answer.then(end, end)
    last = run
    return run.answer
  }
}
