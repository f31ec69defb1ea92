/** What follows an attempt (specification 6.2; design 11). */

/** What came of one request: an answer, or none. */
export type AttemptResult = { status: number; retryAfterSeconds?: number | undefined } | { error: string }

export type Verdict = { kind: 'delivered' } | { kind: 'retry'; waitMs: number } | { kind: 'given_up' }

/** After each attempt but the last: five in all, as section 8 allows; 32 s would lead to a sixth. */
const BACKOFF_MS = [2_000, 4_000, 8_000, 16_000]
export const MOST_ATTEMPTS = BACKOFF_MS.length + 1

/** Answers that a receiver may get over. */
const PASSING_STATUSES = new Set([408, 425, 429])
/** A receiver may ask for more time, within reason. */
const LONGEST_WAIT_MS = 5 * 60_000

/** `number` counts from one and includes the attempt that just ended. */
export function verdict(number: number, result: AttemptResult): Verdict {
  if ('status' in result && result.status >= 200 && result.status < 300) return { kind: 'delivered' }
  const backoffMs = BACKOFF_MS[number - 1]
  if (!isPassing(result) || backoffMs === undefined) return { kind: 'given_up' }
  const askedMs = 'status' in result ? (result.retryAfterSeconds ?? 0) * 1000 : 0
  return { kind: 'retry', waitMs: Math.max(backoffMs, Math.min(askedMs, LONGEST_WAIT_MS)) }
}

const isPassing = (result: AttemptResult): boolean =>
  'error' in result || result.status >= 500 || PASSING_STATUSES.has(result.status)

/** `Retry-After` in seconds or as a date; what is neither counts as not said. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
