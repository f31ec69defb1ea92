/** What the service's codes are called on the screen. */
import type { DeliverySummary, JobDetail, JobSummary, LedgerEntry } from '@cadwright/service/dashboard'

export type JobStatus = JobSummary['status']
export type Endpoint = JobSummary['endpoint']
export type DesignMode = JobSummary['designMode']
export type OutputFormat = JobSummary['outputFormat']
export type Stage = keyof NonNullable<JobDetail['durationsMs']>
export type DeliveryState = DeliverySummary['state']

export const JOB_STATUS: Record<JobStatus, string> = {
  queued: 'Queued',
  processing: 'Running',
  success: 'Done',
  failed: 'Failed',
}

export const ENDPOINT: Record<Endpoint, string> = {
  text_to_cad: 'Text to CAD',
  image_to_cad: 'Image to CAD',
}

export const MODE: Record<DesignMode, string> = {
  standard: 'Standard',
  pro: 'Pro',
  assembly: 'Assembly',
}

/** What happens now, for the one who waits. */
export const STAGE: Record<Stage, string> = {
  plan: 'Planning',
  build: 'Building',
  check: 'Checking',
  verify: 'Verifying',
  export: 'Exporting',
  preview: 'Drawing',
}

export const JOB_ERROR: Record<NonNullable<JobSummary['errorCode']>, string> = {
  geometry_validation_failed: 'Geometry not valid',
  prompt_too_ambiguous: 'Prompt too ambiguous',
  code_generation_failed: 'No design found',
  sandbox_timeout: 'Took too long',
  export_failed: 'Export failed',
  internal_error: 'Internal error',
}

export const DELIVERY_STATE: Record<DeliveryState, string> = {
  pending: 'Pending',
  delivered: 'Delivered',
  given_up: 'Given up',
}

export const LEDGER_KIND: Record<LedgerEntry['kind'], string> = {
  grant: 'Grant',
  reserve: 'Reserved',
  charge: 'Charged',
  release: 'Released',
}
