/** What a job can fail with: the job-level codes of the interface, section 7.2. */
export const jobErrorCodes = [
  'geometry_validation_failed',
  'prompt_too_ambiguous',
  'code_generation_failed',
  'sandbox_timeout',
  'export_failed',
  'internal_error',
] as const

export type JobErrorCode = (typeof jobErrorCodes)[number]

/** A failure that the person who wrote the prompt or the plan can understand and act on. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: JobErrorCode
  /** The feature at fault, where there is one. */
  readonly feature: string | undefined

  constructor(code: JobErrorCode, message: string, feature?: string) {
    super(message)
    this.code = code
    this.feature = feature
  }
}
