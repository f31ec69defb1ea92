/** Accepting a job: the job, its reserved credits, its idempotency record and its place in the queue, or none of them. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { DesignMode, OutputFormat } from '@cadwright/engine'
import type pg from 'pg'
import { PRICES } from '../credits/prices.ts'
import type { Endpoint } from '../database/schema.ts'

export interface Submission {
  accountId: string
  apiKeyId: string
  idempotencyKey: string | undefined
  endpoint: Endpoint
  prompt: string
  designMode: DesignMode
  outputFormat: OutputFormat
  callbackUrl: string | undefined
  metadata: Record<string, unknown>
}

export type Submitted =
  | { outcome: 'accepted' | 'replayed'; jobId: string }
  | { outcome: 'insufficient_credits'; price: number }
  | { outcome: 'revoked' }

/** One round trip: `submit_job` stands in the migrations. */
const SUBMIT = {
  name: 'submit-job',
  text: 'select outcome, job_id from submit_job($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
}

export async function submitJob(pool: pg.Pool, submission: Submission): Promise<Submitted> {
  const price = PRICES[submission.designMode]
  const { rows } = await pool.query<{ outcome: Submitted['outcome']; job_id: string }>({
    ...SUBMIT,
    values: [
      submission.accountId,
      submission.apiKeyId,
      submission.idempotencyKey,
      newJobId(),
      randomUUID(),
      submission.endpoint,
      submission.designMode,
      submission.outputFormat,
      submission.prompt,
      submission.callbackUrl,
      JSON.stringify(submission.metadata),
      price,
    ],
  })
  const { outcome, job_id: jobId } = rows[0] as (typeof rows)[number]
  if (outcome === 'insufficient_credits') return { outcome, price }
  return outcome === 'revoked' ? { outcome } : { outcome, jobId }
}

/** The job that an earlier request with this key made. */
export async function findSubmitted(
  pool: pg.Pool,
  { apiKeyId, idempotencyKey }: { apiKeyId: string; idempotencyKey: string },
): Promise<string | undefined> {
  const { rows } = await pool.query<{ job_id: string }>(
    'select job_id from idempotency_keys where api_key_id = $1 and key = $2',
    [apiKeyId, idempotencyKey],
  )
  return rows[0]?.job_id
}

/** `pub_` and 12 hexadecimal digits (specification 2.1). */
const newJobId = () => `pub_${randomBytes(6).toString('hex')}`
