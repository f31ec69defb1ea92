/** `GET /files/{job_id}/{name}`: what a `download_url` leads to. The signature is all the permission it needs (design 8). */
import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import { ServiceError } from '../../errors.ts'
import { formatKey, formatOfName } from '../../jobs/formats.ts'
import type { DownloadLink } from '../../jobs/job.ts'
import { contentDisposition } from '../../storage/file-name.ts'
import type { Signer } from '../../storage/sign.ts'
import type { Storage } from '../../storage/storage.ts'
import type { Api } from '../app.ts'
import { outputExpired } from './job-refusals.ts'

const PRESIGNED_SECONDS = 300

export interface FileOptions {
  pool: pg.Pool
  storage: Storage
  signer: Signer
  clock: () => Date
}

const filePath = (jobId: string, name: string) => `/files/${jobId}/${encodeURIComponent(name)}`

/** Fresh with every call (specification 2.1), and good until the file expires. */
export const createDownloadLink =
  (signer: Signer, baseUrl: () => string): DownloadLink =>
  ({ id, output_name, expires_at }) =>
    baseUrl() + signer.sign(filePath(id, output_name), new Date(expires_at))

export function fileRoutes(app: Api, { pool, storage, signer, clock }: FileOptions): void {
  app.get(
    '/files/:job_id/:name',
    {
      schema: {
        hide: true,
        params: z.object({ job_id: z.string(), name: z.string() }),
        querystring: z.object({
          expires: z.string().optional(),
          nonce: z.string().optional(),
          signature: z.string().optional(),
        }),
      },
    },
    async (request, reply) => {
      const { job_id: jobId, name } = request.params
      const verdict = signer.verify(filePath(jobId, name), request.query, clock())
      if (verdict === 'forged') throw linkBroken()
      if (verdict === 'expired') throw outputExpired()
      return send(reply, { jobId, name })
    },
  )

  async function send(reply: FastifyReply, { jobId, name }: { jobId: string; name: string }) {
    const { rows } = await pool.query<StoredJob>(
      'select output_prefix, output_name, output_deleted_at from jobs where id = $1 and output_name is not null',
      [jobId],
    )
    const [job] = rows
    if (!job) throw linkBroken()
    if (job.output_deleted_at) throw outputExpired()
    const key = keyOf(job, name)
    if (!key) throw linkBroken()
    const stored = await storage.get(key)
    if (!stored) throw linkBroken()
    const direct = await storage.presign(key, {
      fileName: name,
      mediaType: stored.mediaType,
      seconds: PRESIGNED_SECONDS,
    })
    reply.header('Cache-Control', 'private, no-store')
    if (direct) return reply.redirect(direct, 302)
    return reply
      .type(stored.mediaType)
      .header('Content-Length', stored.bytes)
      .header('Content-Disposition', contentDisposition(name))
      .send(await stored.stream())
  }
}

interface StoredJob {
  output_prefix: string
  output_name: string
  output_deleted_at: string | null
}

/** The job's own file, or the same part in another format. */
function keyOf({ output_prefix, output_name }: StoredJob, name: string): string | undefined {
  if (name === output_name) return `${output_prefix}/${name}`
  return formatOfName(output_name, name) && formatKey(output_prefix, name)
}

const linkBroken = () =>
  new ServiceError(
    'not_found',
    'This link is damaged or leads nowhere; take download_url from a fresh answer',
  )
