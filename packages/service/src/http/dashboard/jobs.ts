/** Jobs in the dashboard: submitted there, and looked at across all keys of the account. */
import type { Brainstorm } from '@cadwright/engine'
import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import { dashboardKey } from '../../accounts/dashboard-key.ts'
import type { Keyring } from '../../accounts/keys.ts'
import { isUuid } from '../../accounts/uuid.ts'
import type { Config } from '../../config.ts'
import { endpoints, jobStatuses } from '../../database/schema.ts'
import { ServiceError } from '../../errors.ts'
import { type BrowsedJob, browseJobs, type InspectedJob, inspectJob } from '../../jobs/browse.ts'
import { EXTRAS } from '../../jobs/extras.ts'
import { nextStepAfter } from '../../jobs/failure.ts'
import type { DownloadLink } from '../../jobs/job.ts'
import { submitJob } from '../../jobs/submit.ts'
import type { Storage } from '../../storage/storage.ts'
import { admitDashboard } from '../admission.ts'
import type { Api } from '../app.ts'
import { outputExpired } from '../routes/job-refusals.ts'
import { idempotencyHeaders, prompt } from '../schemas.ts'
import type { JobDetail, JobSummary, JobsPage, SubmittedJob } from './contract.ts'
import { placeCursor, placeIn } from './cursor.ts'
import { nothingHere } from './gate.ts'
import { day, designMode, hidden, idParams, outputFormat, pageLimit } from './schemas.ts'

export interface DashboardJobsOptions {
  keyring: Keyring
  pool: pg.Pool
  storage: Storage
  rateLimit: Config['rateLimit']
  downloadLink: DownloadLink
  wakeWorkers: () => void
}

const newJob = z.strictObject({ prompt, designMode, outputFormat })

const jobQuery = z.object({
  status: z.enum(jobStatuses).optional(),
  endpoint: z.enum(endpoints).optional(),
  key: z.string().optional(),
  text: z.string().max(200).optional(),
  from: day.optional(),
  to: day.optional(),
  limit: pageLimit,
  cursor: placeCursor,
})

export function dashboardJobRoutes(app: Api, options: DashboardJobsOptions): void {
  const { keyring, pool, storage, rateLimit, downloadLink } = options
  const { db } = keyring

  app.post(
    '/dashboard/jobs',
    { schema: { ...hidden, headers: idempotencyHeaders, body: newJob } },
    async ({ session: { accountId }, headers, body }, reply) => {
      const key = await dashboardKey(keyring, accountId)
      await admitDashboard(pool, rateLimit, key.secretHash)
      const submitted = await submitJob(pool, {
        accountId,
        apiKeyId: key.id,
        idempotencyKey: headers['idempotency-key'],
        endpoint: 'text_to_cad',
        ...body,
        callbackUrl: undefined,
        metadata: {},
      })
      switch (submitted.outcome) {
        case 'accepted':
          options.wakeWorkers()
          return reply.code(202).send({ jobId: submitted.jobId } satisfies SubmittedJob)
        case 'replayed':
          return reply.code(202).send({ jobId: submitted.jobId } satisfies SubmittedJob)
        case 'insufficient_credits':
          throw new ServiceError(
            'insufficient_credits',
            `Your account has too few credits: ${body.designMode} costs ${submitted.price}`,
          )
        case 'revoked':
          throw new ServiceError('unavailable', 'The key of this dashboard was revoked just now; try again')
      }
    },
  )

  app.get(
    '/dashboard/jobs',
    { schema: { ...hidden, querystring: jobQuery } },
    async ({ session, query }): Promise<JobsPage> => {
      const { key: keyId, cursor, limit, text, ...filters } = query
      if (keyId !== undefined && !isUuid(keyId)) return { jobs: [] }
      const rows = await browseJobs(db, {
        accountId: session.accountId,
        ...filters,
        keyId,
        text: text?.replaceAll('\0', '').toWellFormed(),
        after: cursor,
        // One more than asked for tells whether there are more.
        limit: limit + 1,
      })
      const jobs = rows.slice(0, limit)
      const last = jobs.at(-1)
      return {
        jobs: jobs.map(summary),
        ...(rows.length > limit && last && { nextCursor: placeIn(last.createdAt, last.jobId) }),
      }
    },
  )

  app.get(
    '/dashboard/jobs/:id',
    { schema: { ...hidden, params: idParams } },
    async (request): Promise<JobDetail> => detail(await own(request, request.params.id), downloadLink),
  )

  for (const [name, { file, mediaType }] of Object.entries(EXTRAS)) {
    app.get(
      `/dashboard/jobs/:id/${name}`,
      { schema: { ...hidden, params: idParams } },
      async (request, reply) => {
        const job = await own(request, request.params.id)
        if (job.expired) throw outputExpired()
        const stored = job.outputPrefix ? await storage.read(`${job.outputPrefix}/${file}`) : undefined
        if (!stored) throw new ServiceError('not_found', `The job is ${job.status} and has no ${name}`)
        // A finished job's files never change.
        return reply.type(mediaType).header('Cache-Control', 'private, max-age=3600').send(stored)
      },
    )
  }

  async function own({ session }: FastifyRequest, jobId: string): Promise<InspectedJob> {
    const job = await inspectJob(db, { accountId: session.accountId, jobId })
    if (!job) throw nothingHere()
    return job
  }
}

function summary({ stage, fraction, ...job }: BrowsedJob): JobSummary {
  const running = job.status === 'processing' && stage !== null && fraction !== null
  return { ...job, progress: running ? { stage, fraction } : null }
}

function detail(
  { outputPrefix, metadata, brainstorm, ...job }: InspectedJob,
  downloadLink: DownloadLink,
): JobDetail {
  const { jobId, outputName, expiresAt, errorCode } = job
  return {
    ...summary(job),
    metadata,
    callbackUrl: job.callbackUrl,
    price: job.price,
    attempt: job.attempt,
    startedAt: job.startedAt,
    expiresAt,
    brainstorm: brainstorm as Brainstorm | null,
    tokensUsed: job.tokensUsed,
    errorMessage: job.errorMessage,
    nextStep: errorCode && nextStepAfter(errorCode, job.designMode),
    durationsMs: job.durationsMs,
    outputName,
    outputBytes: job.outputBytes,
    downloadUrl:
      outputPrefix && outputName && expiresAt && !job.expired
        ? downloadLink({ id: jobId, output_name: outputName, expires_at: expiresAt })
        : null,
  }
}
