/** A finished part in the formats that its job was not submitted for. */
import type { OutputFormat } from '@cadwright/engine'
import { z } from 'zod'
import type { Database } from '../../database/connect.ts'
import { ServiceError } from '../../errors.ts'
import { inspectJob } from '../../jobs/browse.ts'
import { findFormat, nameInFormat, type QueuedFormat } from '../../jobs/formats.ts'
import type { DownloadLink } from '../../jobs/job.ts'
import type { Api } from '../app.ts'
import { outputExpired } from '../routes/job-refusals.ts'
import type { FormatState } from './contract.ts'
import { nothingHere } from './gate.ts'
import { hidden, outputFormat } from './schemas.ts'

export interface FormatOptions {
  db: Database
  downloadLink: DownloadLink
  requestFormat: (wanted: QueuedFormat) => Promise<void>
  wakeWorkers: () => void
}

const formatParams = z.object({ id: z.string(), format: outputFormat })

export function formatRoutes(app: Api, options: FormatOptions): void {
  const { db, downloadLink, requestFormat, wakeWorkers } = options
  const route = { schema: { ...hidden, params: formatParams } }

  app.get('/dashboard/jobs/:id/formats/:format', route, ({ session, params }) =>
    stateOf(session.accountId, params.id, params.format),
  )

  app.post('/dashboard/jobs/:id/formats/:format', route, async ({ session, params: { id, format } }) => {
    const known = await stateOf(session.accountId, id, format)
    if (known.state === 'ready' || known.state === 'making') return known
    await requestFormat({ jobId: id, format })
    wakeWorkers()
    return stateOf(session.accountId, id, format)
  })

  async function stateOf(accountId: string, jobId: string, format: OutputFormat): Promise<FormatState> {
    const job = await inspectJob(db, { accountId, jobId })
    if (!job) throw nothingHere()
    if (job.expired) throw outputExpired()
    const { outputName, outputBytes, expiresAt } = job
    if (!outputName || !expiresAt || outputBytes === null)
      throw new ServiceError('not_found', `The job is ${job.status} and has no files`)
    const ready = (bytes: number): FormatState => ({
      state: 'ready',
      bytes,
      downloadUrl: downloadLink({
        id: jobId,
        output_name: nameInFormat(outputName, format),
        expires_at: expiresAt,
      }),
    })
    if (format === job.outputFormat) return ready(outputBytes)
    const known = await findFormat(db, { jobId, format })
    if (!known) return { state: 'absent' }
    if (known.state === 'ready') return ready(known.bytes ?? 0)
    return known.state === 'making'
      ? { state: 'making' }
      : { state: 'failed', message: known.message ?? 'It could not be made.' }
  }
}
