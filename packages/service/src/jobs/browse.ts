/** Jobs as the dashboard shows them: of all keys of an account, with their prompt and how far they are. */
import { type SqlBool, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Endpoint, JobStatus, Timestamp } from '../database/schema.ts'
import { isJobId } from './find.ts'

export interface BrowseOptions {
  accountId: string
  status?: JobStatus | undefined
  endpoint?: Endpoint | undefined
  keyId?: string | undefined
  text?: string | undefined
  /** Days in UTC, both included. */
  from?: string | undefined
  to?: string | undefined
  limit: number
  after?: JobPlace | undefined
}

/** Where a page ends. Keys of one account may have made two jobs in the same microsecond: the id tells them apart. */
export interface JobPlace {
  createdAt: Timestamp
  id: string
}

const jobs = (db: Database, accountId: string) =>
  db
    .selectFrom('jobs as job')
    .innerJoin('api_keys as key', 'key.id', 'job.api_key_id')
    .leftJoin('job_progress as progress', 'progress.job_id', 'job.id')
    .where('job.account_id', '=', accountId)
    .select([
      'job.id as jobId',
      'job.status',
      'job.endpoint',
      'job.design_mode as designMode',
      'job.output_format as outputFormat',
      'job.prompt',
      'job.created_at as createdAt',
      'job.updated_at as updatedAt',
      'key.id as keyId',
      'key.name as keyName',
      sql<string | null>`job.brainstorm->>'project_name'`.as('projectName'),
      'job.latency_ms as latencyMs',
      'job.error_code as errorCode',
      sql<boolean>`coalesce(job.expires_at <= now(), false)`.as('expired'),
      'progress.stage',
      'progress.fraction',
    ])

export type BrowsedJob = Awaited<ReturnType<typeof browseJobs>>[number]

export function browseJobs(db: Database, options: BrowseOptions) {
  const { accountId, status, endpoint, keyId, text, from, to, limit, after } = options
  let query = jobs(db, accountId)
  if (status) query = query.where('job.status', '=', status)
  if (endpoint) query = query.where('job.endpoint', '=', endpoint)
  if (keyId) query = query.where('job.api_key_id', '=', keyId)
  if (from) query = query.where(sql<SqlBool>`job.created_at >= ${from}::date at time zone 'UTC'`)
  if (to) query = query.where(sql<SqlBool>`job.created_at < (${to}::date + 1) at time zone 'UTC'`)
  if (text) {
    const anywhere = `%${literally(text)}%`
    query = query.where((where) =>
      where.or([where('job.prompt', 'ilike', anywhere), where('job.id', 'like', `${literally(text)}%`)]),
    )
  }
  if (after) {
    query = query.where(
      sql<SqlBool>`(job.created_at, job.id) < (${after.createdAt}::timestamptz, ${after.id})`,
    )
  }
  return query.orderBy('job.created_at', 'desc').orderBy('job.id', 'desc').limit(limit).execute()
}

/** Signs that mean something in a pattern mean themselves. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

export async function inspectJob(db: Database, { accountId, jobId }: { accountId: string; jobId: string }) {
  if (!isJobId(jobId)) return undefined
  return jobs(db, accountId)
    .where('job.id', '=', jobId)
    .select([
      'job.metadata',
      'job.callback_url as callbackUrl',
      'job.price',
      'job.attempt',
      'job.started_at as startedAt',
      'job.expires_at as expiresAt',
      'job.brainstorm',
      'job.tokens_used as tokensUsed',
      'job.error_message as errorMessage',
      'job.durations_ms as durationsMs',
      'job.output_name as outputName',
      'job.output_bytes as outputBytes',
      'job.output_prefix as outputPrefix',
    ])
    .executeTakeFirst()
}

export type InspectedJob = NonNullable<Awaited<ReturnType<typeof inspectJob>>>
