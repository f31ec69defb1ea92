/** `POST /v1/text-to-cad` (specification 4.1). */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ServiceError } from '../../errors.ts'
import { findSubmitted, submitJob } from '../../jobs/submit.ts'
import type { Api } from '../app.ts'
import { sendError } from '../errors.ts'
import { refusals } from '../refusals.ts'
import { acceptedSchema, idempotencyHeaders, submissionSchema } from '../schemas.ts'

/** A prompt of 5,000 characters, each written as an escape, and 16 KB of metadata fit in. */
const BODY_LIMIT_BYTES = 256 * 1024

/** In a scope of its own, as its errors are answered in its own way. */
export function textToCadRoute(app: Api, { pool, wakeWorkers, webhookAllowPrivate }: TextToCadOptions): void {
  // A key that made a job answers with it even when the new body is at fault (design 2).
  app.setErrorHandler(async (error, request, reply) => {
    const jobId = await replayOf(request)
    return jobId ? accept(reply, { outcome: 'replayed', jobId }) : sendError(reply, request, error)
  })

  app.post(
    '/v1/text-to-cad',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        operationId: 'textToCad',
        summary: 'Submit a part in words',
        description:
          'Answers at once; the part is made in the background. Poll the job until it has succeeded or failed.',
        tags: ['Jobs'],
        headers: idempotencyHeaders,
        body: submissionSchema({ allowPrivate: webhookAllowPrivate }),
        response: { 202: acceptedSchema, ...refusals(401, 402, 413, 422, 429) },
      },
    },
    async (request, reply) => {
      const { prompt, design_mode, output_format, callback_url, metadata } = request.body
      const submitted = await submitJob(pool, {
        ...request.caller,
        idempotencyKey: request.headers['idempotency-key'],
        endpoint: 'text_to_cad',
        prompt,
        designMode: design_mode,
        outputFormat: output_format,
        callbackUrl: callback_url,
        metadata,
      })
      switch (submitted.outcome) {
        case 'accepted':
          wakeWorkers()
          return accept(reply, submitted)
        case 'replayed':
          return accept(reply, submitted)
        case 'insufficient_credits':
          throw new ServiceError(
            'insufficient_credits',
            `The account has too few credits: ${design_mode} costs ${submitted.price}`,
          )
        case 'revoked':
          throw new ServiceError('invalid_api_key', 'This API key does not exist or was revoked')
      }
    },
  )

  async function replayOf(request: FastifyRequest): Promise<string | undefined> {
    const key = z.guid().safeParse(request.headers['idempotency-key'])
    // Without a caller the request was refused before its key could mean anything.
    if (!key.success || !request.caller) return undefined
    return findSubmitted(pool, { apiKeyId: request.caller.apiKeyId, idempotencyKey: key.data })
  }
}

export interface TextToCadOptions {
  pool: Parameters<typeof submitJob>[0]
  wakeWorkers: () => void
  webhookAllowPrivate: boolean
}

function accept(
  reply: FastifyReply,
  { outcome, jobId }: { outcome: 'accepted' | 'replayed'; jobId: string },
) {
  if (outcome === 'replayed') reply.header('Idempotent-Replayed', 'true')
  return reply.code(202).send({ job_id: jobId, status: 'queued' as const })
}
