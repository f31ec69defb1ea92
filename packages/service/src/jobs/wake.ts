/** Tells idle workers that there is something to do, so that a job need not wait for their next look at the queue. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Log } from '../observability/log.ts'
import { JOBS_CHANNEL } from './queue.ts'

export interface Waker {
  wake(): void
  /** Resolves when no announcement is on its way. */
  quiet(): Promise<void>
}

/** The first of a burst is announced at once, what follows together: nobody waits longer than this for a place in line. */
const SPACING_MS = 10

/**
 * Announcements take a global lock in PostgreSQL when they commit, so a burst of submissions makes few of them: one on
 * its way, and a little later one more for all that came meanwhile. A lost one costs a polling interval and no more.
 */
export function createWaker(pool: Pool, log: Log): Waker {
  let announcing = Promise.resolve()
  let state: 'idle' | 'announcing' | 'once more' = 'idle'

  async function announce(): Promise<void> {
    do {
      state = 'announcing'
      try {
        await pool.query('select pg_notify($1, $2)', [JOBS_CHANNEL, ''])
      } catch (error) {
        log.warn({ err: error }, 'workers could not be woken')
      }
      await pause(SPACING_MS)
    } while (wantedMeanwhile())
    state = 'idle'
  }
  const wantedMeanwhile = () => state === 'once more'

  return {
    wake() {
      if (state === 'idle') announcing = announce()
      else state = 'once more'
    },
    quiet: () => announcing,
  }
}
