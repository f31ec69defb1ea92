/** A job as the interface shows it (specification 2.1): what a status does not have, the type does not have either. */
import type { Brainstorm, DesignMode, JobErrorCode, OutputFormat } from '@cadwright/engine'
import type { Endpoint, Timestamp } from '../database/schema.ts'

interface JobAlways {
  job_id: string
  endpoint: Endpoint
  design_mode: DesignMode
  output_format: OutputFormat
  created_at: Timestamp
  updated_at: Timestamp
  metadata: Record<string, unknown>
}

export type JobOut = JobAlways &
  (
    | { status: 'queued' | 'processing' }
    | {
        status: 'success'
        /** Absent in lists once the file has expired. */
        download_url?: string
        expires_at: Timestamp
        brainstorm: Brainstorm
        tokens_used: number
        latency_ms: number
      }
    | { status: 'failed'; error_code: JobErrorCode; error_message: string }
  )

/** What a statement must select for `jobOut`; `expired` is the database's word, so that there is one clock. */
export const JOB_COLUMNS = `id, status, endpoint, design_mode, output_format, created_at, updated_at, metadata,
  expires_at, brainstorm, tokens_used, latency_ms, output_name, output_prefix, error_code, error_message,
  coalesce(expires_at <= now(), false) as expired`

interface RowAlways extends Omit<JobAlways, 'job_id'> {
  id: string
  expired: boolean
}

export type JobRow = RowAlways &
  (
    | { status: 'queued' | 'processing' }
    | {
        status: 'success'
        expires_at: Timestamp
        brainstorm: Brainstorm
        tokens_used: number
        latency_ms: number
        output_name: string
        output_prefix: string
      }
    | { status: 'failed'; error_code: JobErrorCode; error_message: string }
  )

export type DownloadLink = (job: { id: string; output_name: string; expires_at: Timestamp }) => string

export function jobOut(row: JobRow, downloadLink: DownloadLink): JobOut {
  const { id: job_id } = row
  const always = {
    endpoint: row.endpoint,
    design_mode: row.design_mode,
    output_format: row.output_format,
    created_at: row.created_at,
    updated_at: row.updated_at,
    metadata: row.metadata,
  }
  switch (row.status) {
    case 'queued':
    case 'processing':
      return { job_id, status: row.status, ...always }
    case 'success':
      return {
        job_id,
        status: row.status,
        ...always,
        ...(row.expired ? {} : { download_url: downloadLink(row) }),
        expires_at: row.expires_at,
        brainstorm: row.brainstorm,
        tokens_used: row.tokens_used,
        latency_ms: row.latency_ms,
      }
    case 'failed':
      return {
        job_id,
        status: row.status,
        ...always,
        error_code: row.error_code,
        error_message: row.error_message,
      }
  }
}
