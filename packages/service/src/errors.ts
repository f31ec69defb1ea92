/** What the interface can refuse, and the status each refusal is answered with (specification 7.1, design 5). */

const REFUSALS = {
  invalid_api_key: { status: 401, errorCode: 'invalid_api_key' },
  insufficient_credits: { status: 402, errorCode: 'insufficient_credits' },
  signed_out: { status: 401, errorCode: 'signed_out' },
  other_site: { status: 403, errorCode: 'other_site' },
  not_found: { status: 404, errorCode: 'invalid_input' },
  output_expired: { status: 410, errorCode: 'output_expired' },
  body_too_large: { status: 413, errorCode: 'invalid_input' },
  invalid_input: { status: 422, errorCode: 'invalid_input' },
  quota_exceeded: { status: 429, errorCode: 'quota_exceeded' },
  internal_error: { status: 500, errorCode: 'internal_error' },
  unavailable: { status: 503, errorCode: 'internal_error' },
} as const

export type Refusal = keyof typeof REFUSALS
export type RequestErrorCode = (typeof REFUSALS)[Refusal]['errorCode']

/** Body of 2.4. */
export interface ErrorBody {
  error_code: RequestErrorCode
  message: string
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly refusal: Refusal
  /** Sent with the answer, such as `Retry-After`. */
  readonly headers: Record<string, string>

  constructor(refusal: Refusal, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.refusal = refusal
    this.headers = headers
  }

  get status(): number {
    return REFUSALS[this.refusal].status
  }

  get body(): ErrorBody {
    return { error_code: REFUSALS[this.refusal].errorCode, message: this.message }
  }
}
