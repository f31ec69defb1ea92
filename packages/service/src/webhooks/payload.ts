/** What a receiver is told (specification 6.4): the whole job when it succeeded, seven fields when it failed. */
import type { JobOut } from '../jobs/job.ts'

export function completionPayload(job: JobOut): object {
  if (job.status !== 'failed') return job
  const { job_id, status, endpoint, design_mode, error_code, error_message, metadata } = job
  return { job_id, status, endpoint, design_mode, error_code, error_message, metadata }
}
