/** What belongs to a finished job beside its file: report, plan, drawing sheet, display mesh (design 14). */
import type pg from 'pg'
import { z } from 'zod'
import { ServiceError } from '../../errors.ts'
import { EXTRAS } from '../../jobs/extras.ts'
import { findJob } from '../../jobs/find.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Api } from '../app.ts'
import { refusals } from '../refusals.ts'
import { jobParams } from '../schemas.ts'
import { jobMissing, outputExpired } from './job-refusals.ts'

export function jobExtraRoutes(app: Api, { pool, storage }: { pool: pg.Pool; storage: Storage }): void {
  for (const [name, { file, mediaType, about }] of Object.entries(EXTRAS)) {
    app.get(
      `/v1/jobs/:job_id/${name}`,
      {
        schema: {
          operationId: `get${name.replace(/(^|\.)([a-z])/g, (_, _dot, letter: string) => letter.toUpperCase())}`,
          summary: about,
          tags: ['Jobs'],
          params: jobParams,
          response: {
            200: { description: about, content: { [mediaType]: { schema: z.unknown() } } },
            ...refusals(401, 404, 410, 429),
          },
        },
      },
      async (request, reply) => {
        const job = await findJob(pool, { jobId: request.params.job_id, apiKeyId: request.caller.apiKeyId })
        if (!job) throw jobMissing()
        if (job.expired) throw outputExpired()
        const stored =
          job.status === 'success' ? await storage.read(`${job.output_prefix}/${file}`) : undefined
        if (!stored) throw new ServiceError('not_found', `The job is ${job.status} and has no ${name}`)
        return reply.type(mediaType).send(stored)
      },
    )
  }
}
