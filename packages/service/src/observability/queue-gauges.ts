/** The queue belongs to all processes, so its depth is asked of the database at each scrape. */
import { Gauge, type Registry } from '@prometheus-io/client'
import type { Pool } from 'pg'
import { within } from './deadline.ts'

const DEADLINE_MS = 2000

interface QueueRow {
  queued: number
  processing: number
  oldest_seconds: number
}

const QUEUE = `
  select count(*) filter (where status = 'queued') as queued,
         count(*) filter (where status = 'processing') as processing,
         coalesce(extract(epoch from clock_timestamp() - min(created_at) filter (where status = 'queued')), 0)::float8
           as oldest_seconds
  from jobs where status in ('queued', 'processing')`

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
      const { rows } = await within(DEADLINE_MS, 'the database', pool.query<QueueRow>(QUEUE))
      const { queued = 0, processing = 0, oldest_seconds = 0 } = rows[0] ?? {}
      depth.set({ status: 'queued' }, queued)
      depth.set({ status: 'processing' }, processing)
      oldest.set({ status: 'queued' }, Math.max(0, oldest_seconds))
      up.set(1)
    } catch {
      depth.reset()
      oldest.reset()
      up.set(0)
    }
  }
}
