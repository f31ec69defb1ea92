/** What the kernel throws: C++ exceptions it survives, and traps after which its memory cannot be trusted. */
import type { Occt } from './occt.ts'

/** A failure that made a `using` block's clean-up fail as well arrives wrapped; what counts is the one that came first. */
export function rootCause(error: unknown): unknown {
  return error instanceof SuppressedError ? rootCause(error.suppressed) : error
}

/** The kernel's own words for its exception; undefined when the error is not one of the kernel's. */
export function kernelMessage(oc: Occt, error: unknown): string | undefined {
  const first = rootCause(error)
  if (!(first instanceof WebAssembly.Exception)) return undefined
  const [type, text] = oc.getExceptionMessage(first)
  return text ? `${type}: ${text}` : type
}

/** After a trap or an exhausted heap the thread that holds the kernel has to be replaced. */
export function isFatal(error: unknown): boolean {
  if (error instanceof SuppressedError) return isFatal(error.error) || isFatal(error.suppressed)
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError
}

/** Runs work that the kernel may refuse: its exception becomes undefined, every other error goes on. */
export function attempt<T>(oc: Occt, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (kernelMessage(oc, error) === undefined) throw error
    return undefined
  }
}
