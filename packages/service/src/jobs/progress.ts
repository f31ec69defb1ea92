/** Where a running job stands, for those who watch: a row that may be late, and never holds the job up. */
import type { Progress } from '@cadwright/engine'
import type { Pool } from 'pg'
import type { Log } from '../observability/log.ts'

export interface ProgressReporter {
  report(progress: Progress): void
  /** Resolves when nothing more will be written. */
  close(): Promise<void>
}

/** Also the wait before the first row: most jobs are over by then. */
const INTERVAL_MS = 250

const WRITE = `
  insert into job_progress (job_id, stage, fraction, updated_at) values ($1, $2, $3, clock_timestamp())
  on conflict (job_id) do update set stage = excluded.stage, fraction = excluded.fraction, updated_at = excluded.updated_at`

export function createProgressReporter(pool: Pool, log: Log, jobId: string): ProgressReporter {
  let latest: Progress | undefined
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let closed = false

  function schedule(): void {
    timer ??= setTimeout(() => {
      writing = write()
    }, INTERVAL_MS)
  }

  async function write(): Promise<void> {
    const progress = latest
    latest = undefined
    if (progress) {
      try {
        await pool.query({
          name: 'write-progress',
          text: WRITE,
          values: [jobId, progress.stage, progress.fraction],
        })
      } catch (error) {
        log.debug({ err: error, jobId }, 'progress was not written')
      }
    }
    timer = undefined
    if (latest && !closed) schedule()
  }

  return {
    report(progress) {
      if (closed) return
      latest = progress
      schedule()
    },
    close() {
      closed = true
      clearTimeout(timer)
      return writing
    },
  }
}
