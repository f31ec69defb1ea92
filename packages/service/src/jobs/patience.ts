/** Faults that pass by themselves: the same work again after a while, a few times. */
import { setTimeout as sleep } from 'node:timers/promises'

export interface Patience {
  /** How long to wait before each further attempt. */
  delaysMs: readonly number[]
  /** Ends the waiting; what was being tried ends by itself. */
  signal?: AbortSignal
  passes?: (error: unknown) => boolean
  onFault: (error: unknown) => void
}

export async function patiently<T>(work: () => Promise<T>, patience: Patience): Promise<T> {
  const { delaysMs, signal, passes = () => true, onFault } = patience
  for (const delayMs of delaysMs) {
    try {
      return await work()
    } catch (error) {
      if (signal?.aborted || !passes(error)) throw error
      onFault(error)
    }
    await pause(delayMs, signal)
  }
  return work()
}

/** Ends early, and without a fault, when the signal says so. */
export async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await sleep(ms, undefined, signal && { signal })
  } catch {
    // Only the signal ends it early.
  }
}
