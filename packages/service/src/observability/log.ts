/** Structured logs on standard error, a JSON object a line, with nothing in them that opens anything. */
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Headers and fields that carry secrets; what a prompt says is the customer's and is not logged either. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'authorization',
  'cookie',
  'password',
  'token',
  'apiKey',
  'signingSecret',
  'secret',
  'prompt',
]

/** A refusal of the database can quote the whole row it refused, prompt and all; its code and message are enough. */
const QUOTING = ['detail', 'where', 'internalQuery', 'query', 'parameters']

function withoutRows(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const told: Record<string, unknown> = { ...pino.stdSerializers.err(error) }
  for (const name of QUOTING) delete told[name]
  return told
}

export const createLog = (level: string): Log =>
  pino(
    {
      level,
      redact: { paths: SECRETS, censor: '[redacted]' },
      serializers: { err: withoutRows },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination(2),
  )
