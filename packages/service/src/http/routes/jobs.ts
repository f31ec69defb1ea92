/** `GET /v1/jobs/{job_id}` and `GET /v1/jobs` (specification 4.2, 4.3). */
import type pg from 'pg'
import { findJob } from '../../jobs/find.ts'
import { type DownloadLink, jobOut } from '../../jobs/job.ts'
import { listJobs } from '../../jobs/list.ts'
import type { Api } from '../app.ts'
import { refusals } from '../refusals.ts'
import { jobPageSchema, jobParams, jobSchema, listQuery } from '../schemas.ts'
import { jobMissing, outputExpired } from './job-refusals.ts'

export function jobRoutes(
  app: Api,
  { pool, downloadLink }: { pool: pg.Pool; downloadLink: DownloadLink },
): void {
  app.get(
    '/v1/jobs/:job_id',
    {
      schema: {
        operationId: 'getJob',
        summary: 'One job as it stands',
        description:
          'Poll every 5 s for the first 30 s, then every 15 s. `download_url` is signed anew in every answer.',
        tags: ['Jobs'],
        params: jobParams,
        response: { 200: jobSchema, ...refusals(401, 404, 410, 429) },
      },
    },
    async (request) => {
      const job = await findJob(pool, { jobId: request.params.job_id, apiKeyId: request.caller.apiKeyId })
      if (!job) throw jobMissing()
      if (job.expired) throw outputExpired()
      return jobOut(job, downloadLink)
    },
  )

  app.get(
    '/v1/jobs',
    {
      schema: {
        operationId: 'listJobs',
        summary: 'Jobs of this API key, newest first',
        tags: ['Jobs'],
        querystring: listQuery,
        response: { 200: jobPageSchema, ...refusals(401, 422, 429) },
      },
    },
    async (request) => {
      const { status, endpoint, limit, cursor } = request.query
      const page = await listJobs(pool, {
        apiKeyId: request.caller.apiKeyId,
        status,
        endpoint,
        limit,
        cursor,
      })
      const jobs = page.jobs.map((job) => jobOut(job, downloadLink))
      return page.nextCursor ? { jobs, next_cursor: page.nextCursor } : { jobs }
    },
  )
}
