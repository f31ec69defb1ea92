/** The refusals a route can answer with, for its documentation. */
import { errorSchema } from './schemas.ts'

const MEANINGS = {
  401: 'The API key is missing, malformed or revoked',
  402: 'The account has too few credits',
  404: 'No such job, or the job of another API key',
  410: 'The output file has expired',
  413: 'The body is too large',
  422: 'A field is at fault; the message names it',
  429: 'Too many requests; wait as long as Retry-After says',
} as const

type Status = keyof typeof MEANINGS

export function refusals<S extends Status>(
  ...statuses: S[]
): Record<S, ReturnType<typeof errorSchema.describe>> {
  const entries = statuses.map((status) => [status, errorSchema.describe(MEANINGS[status])])
  return Object.fromEntries(entries) as Record<S, ReturnType<typeof errorSchema.describe>>
}
