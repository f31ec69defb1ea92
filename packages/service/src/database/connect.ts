/** Connections on which timestamps stay the strings that PostgreSQL keeps: six digits, never a `Date`. */
import { Kysely, PostgresDialect } from 'kysely'
import { type ClientConfig, Pool, types } from 'pg'
import type { Tables } from './schema.ts'
import { isoTimestamp } from './timestamp.ts'

export type Database = Kysely<Tables>

/** Where the server is: a socket folder (embedded) or an address (`DATABASE_URL`). */
export type Connection = { host: string; user: string; database: string } | { connectionString: string }

export interface Connections {
  /** For the few statements on the hot path, prepared once a connection. */
  pool: Pool
  /** For everything else. */
  db: Database
  close(): Promise<void>
}

const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 30_000

export const clientSettings = (connection: Connection, applicationName: string): ClientConfig => ({
  ...connection,
  application_name: applicationName,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  options: '-c timezone=UTC -c datestyle=ISO',
  types: { getTypeParser },
})

export function connect(
  connection: Connection,
  options: { applicationName: string; size: number; onError: (error: Error) => void },
): Connections {
  const pool = new Pool({
    ...clientSettings(connection, options.applicationName),
    max: options.size,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  // A connection that breaks (the server was restarted) is replaced by the pool. It tells so itself, idle or in the
  // middle of a transaction, and the pool repeats it where it was idle; unheard, either would end the process.
  pool.on('connect', (client) => client.on('error', options.onError))
  pool.on('error', () => {})
  return {
    pool,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    close: () => pool.end(),
  }
}

/** By the number of the type in PostgreSQL's catalogue. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [types.builtins.TIMESTAMPTZ, isoTimestamp],
  // Balances and counters stay far below 2^53.
  [types.builtins.INT8, Number],
])

const getTypeParser: typeof types.getTypeParser = (
  id: Parameters<typeof types.getTypeParser>[0],
  format?: 'text' | 'binary',
) => (format !== 'binary' && PARSERS.get(id)) || types.getTypeParser(id, format)
