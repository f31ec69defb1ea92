/** The queue of jobs: pg-boss on the same database, so that a job and its place in the queue are one transaction. */
import type { Transaction } from 'kysely'
import { CompiledQuery } from 'kysely'
import { type Db, PgBoss } from 'pg-boss'
import type { Connection } from '../database/connect.ts'
import type { Tables } from '../database/schema.ts'

export const JOBS_QUEUE = 'jobs'
/** Announced after a submission has committed; inside its transaction a notification would take a global lock. */
export const JOBS_CHANNEL = 'cadwright_jobs'

/** Parts asked for in another format than their job's. */
export const FORMATS_QUEUE = 'formats'

export interface QueuedJob {
  jobId: string
}

/** A worker supervises the queue; other processes only need it to exist. */
export async function openQueue(
  connection: Connection,
  options: { supervise: boolean; onError: (error: Error) => void },
): Promise<PgBoss> {
  const boss = new PgBoss({
    // Its own few connections: it reads timestamps as `Date`, ours keep them as text.
    ...connection,
    max: 3,
    schedule: false,
    supervise: options.supervise,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })
  boss.on('error', options.onError)
  await boss.start()
  await boss.createQueue(JOBS_QUEUE, QUEUE_RULES)
  await boss.createQueue(FORMATS_QUEUE, { ...QUEUE_RULES, retryLimit: 2 })
  return boss
}

const QUEUE_RULES = {
  // How often a job may be lost is counted on the job itself, where a drained worker does not count as a loss.
  retryLimit: 1000,
  retryDelay: 0,
  // Longer than the engine's five attempts can take together.
  expireInSeconds: 900,
  heartbeatSeconds: 30,
  retentionSeconds: 30 * 24 * 3600,
  deleteAfterSeconds: 3600,
}

/** Lets a call of the queue take part in a transaction of ours. */
export const inTransaction = (transaction: Transaction<Tables>): { db: Db } => ({
  db: {
    executeSql: async (text, values) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values ? [...values] : []))
      return { rows: rows as Record<string, unknown>[] }
    },
  },
})
