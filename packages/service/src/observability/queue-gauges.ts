/** The depth of the queue, looked at anew at each scrape. */
import { Gauge, type Registry } from '@prometheus-io/client'
import type { Pool } from 'pg'
import { queueState } from '../jobs/queue-state.ts'
import { within } from './deadline.ts'

const DEADLINE_MS = 2000

/** A database that is down is one of the metrics, never a reason to hide the others. */
export function queueGauges(pool: Pool, registry: Registry): () => Promise<void> {
  const registers = [registry]
  const depth = new Gauge({
    name: 'cadwright_queue_depth',
    help: 'Jobs that have not ended',
    labelNames: ['status'],
    registers,
  })
  const oldest = new Gauge({
    name: 'cadwright_queue_oldest_waiting_seconds',
    help: 'Age of the job that has waited longest for a worker, 0 when none waits',
    // Without a label it could not be taken away, and would stand at a false 0 while the database is down.
    labelNames: ['status'],
    registers,
  })
  const up = new Gauge({
    name: 'cadwright_database_up',
    help: '1 when the database answered this scrape in time',
    registers,
  })
  return async () => {
    try {
      const state = await within(DEADLINE_MS, 'the database', queueState(pool))
      const { queued, processing, oldestWaitingSeconds } = state
      depth.set({ status: 'queued' }, queued)
      depth.set({ status: 'processing' }, processing)
      oldest.set({ status: 'queued' }, oldestWaitingSeconds)
      up.set(1)
    } catch {
      depth.reset()
      oldest.reset()
      up.set(0)
    }
  }
}
