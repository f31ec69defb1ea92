/**
 * How a job ends: its record, its credits, its webhook and its place in the queue in one transaction, so that it ends once
 * or not at all. An attempt that another one has overtaken changes nothing.
 */
import type { Brainstorm, JobErrorCode, Stage } from '@cadwright/engine'
import { sql, type Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import type { PgBoss } from 'pg-boss'
import { charge, release } from '../credits/ledger.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/schema.ts'
import type { Attempt } from './attempt.ts'
import type { StoredOutput } from './output.ts'
import { inTransaction, JOBS_QUEUE } from './queue.ts'

export interface Success {
  output: StoredOutput
  brainstorm: Brainstorm
  tokensUsed: number
  latencyMs: number
  durationsMs: Partial<Record<Stage, number>>
}

export interface Failure {
  code: JobErrorCode
  message: string
}

export type Settlement = 'settled' | 'stale'

interface Books {
  db: Database
  boss: PgBoss
  /** Writes down that somebody wants to be told, where somebody does. */
  announce: (transaction: Transaction<Tables>, attempt: Attempt) => Promise<void>
}

export function settleSuccess(
  { db, boss, announce }: Books,
  attempt: Attempt,
  success: Success & { outputLifetimeSeconds: number },
): Promise<Settlement> {
  const { output } = success
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await jobOf(transaction, attempt)
      .set({
        status: 'success',
        // From creation (specification 2.1), as the database counts, so that there is one clock.
        expires_at: sql`created_at + ${success.outputLifetimeSeconds} * interval '1 second'`,
        brainstorm: JSON.stringify(success.brainstorm),
        tokens_used: success.tokensUsed,
        latency_ms: Math.round(success.latencyMs),
        durations_ms: JSON.stringify(success.durationsMs),
        output_prefix: output.prefix,
        output_name: output.name,
        output_bytes: output.bytes,
        worker_number: null,
        updated_at: sql`clock_timestamp()`,
      })
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return wasOurs(transaction, attempt, output)
    await charge(transaction, attempt)
    await announce(transaction, attempt)
    await leaveQueue(transaction, boss, attempt)
    return 'settled'
  })
}

export function settleFailure(
  { db, boss, announce }: Books,
  attempt: Attempt,
  failure: Failure,
): Promise<Settlement> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await jobOf(transaction, attempt)
      .set({
        status: 'failed',
        error_code: failure.code,
        error_message: failure.message,
        worker_number: null,
        updated_at: sql`clock_timestamp()`,
      })
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return 'stale'
    await release(transaction, attempt)
    await announce(transaction, attempt)
    await leaveQueue(transaction, boss, attempt)
    return 'settled'
  })
}

const jobOf = (transaction: Transaction<Tables>, { jobId, number }: Attempt) =>
  transaction
    .updateTable('jobs')
    .where('id', '=', jobId)
    .where('status', '=', 'processing')
    .where('attempt', '=', number)

async function leaveQueue(transaction: Transaction<Tables>, boss: PgBoss, attempt: Attempt): Promise<void> {
  await transaction.deleteFrom('job_progress').where('job_id', '=', attempt.jobId).execute()
  await boss.complete(JOBS_QUEUE, attempt.entry, undefined, inTransaction(transaction))
}

/** A commit whose answer was lost is tried again and finds itself: its files are the job's and must stay. */
async function wasOurs(
  transaction: Transaction<Tables>,
  { jobId }: Attempt,
  output: StoredOutput,
): Promise<Settlement> {
  const job = await transaction
    .selectFrom('jobs')
    .select('output_prefix')
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job?.output_prefix === output.prefix ? 'settled' : 'stale'
}

/** Connection, conflict, resources, locks, shutdown, input and output: SQLSTATE classes of faults that pass. */
const PASSING = /^(08|40|53|55|57|58)/

/** What is no answer of the database is a fault of the way to it. */
export const isPassingFault = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || PASSING.test(error.code ?? '')
