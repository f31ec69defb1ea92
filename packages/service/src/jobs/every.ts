/** Work that comes round: at once, then again some time after it has ended, never twice at once. */
import { pause } from './patience.ts'

export interface Repetition {
  /** Resolves when the last round has ended. */
  close(): Promise<void>
}

export function every(
  intervalMs: number,
  work: (signal: AbortSignal) => Promise<void>,
  onFault: (error: unknown) => void,
): Repetition {
  const closing = new AbortController()
  const { signal } = closing
  async function goRound(): Promise<void> {
    while (!signal.aborted) {
      try {
        await work(signal)
      } catch (error) {
        onFault(error)
      }
      await pause(intervalMs, signal)
    }
  }
  const ended = goRound()
  return {
    close() {
      closing.abort()
      return ended
    },
  }
}
