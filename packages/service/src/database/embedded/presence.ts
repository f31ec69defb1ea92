/**
 * One connection by which a process is known to use the server. It holds a shared advisory lock; who can take that
 * lock alone is the last one, and may stop the server. Should a process die, its lock goes with its connection.
 */
import { Client } from 'pg'
import { SUPERUSER } from './cluster.ts'
import { codeOf } from './errors.ts'
import { DataFolderError, type Folders, PORT } from './folders.ts'

export const DATABASE = 'cadwright'

export interface Presence {
  /** Fulfilled when the connection is gone, for whatever reason. */
  ended: Promise<void>
  /** Gives the presence up; where nobody else is there, does the work before anybody can come in. */
  depart(whenLast: () => Promise<void>): Promise<void>
}

export type Arrival =
  | { kind: 'present'; presence: Presence }
  | { kind: 'no server' }
  /** It is coming up, going down, or was lost meanwhile: worth another try. */
  | { kind: 'not now'; reason: string }

const CONNECT_TIMEOUT_MS = 5_000
const QUERY_TIMEOUT_MS = 60_000
const END_TIMEOUT_MS = 2_000

/** Advisory locks belong to one database, so all take theirs in the one that initdb made. */
const MEETING_DATABASE = 'postgres'
const PRESENCE_LOCK = [0x63616477, 1]
const CREATION_LOCK = [0x63616477, 2]

const NO_SERVER = new Set(['ENOENT', 'ECONNREFUSED'])
/** admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections, and a socket cut off. */
const NOT_NOW = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNRESET', 'EPIPE', 'EAGAIN'])

export async function arrive({ socket }: Folders): Promise<Arrival> {
  const client = new Client({
    host: socket,
    port: PORT,
    user: SUPERUSER,
    database: MEETING_DATABASE,
    ssl: false,
    application_name: 'cadwright presence',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  // A lost server shows as the connection's end; unheard, this event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1, $2)', PRESENCE_LOCK)
    await ensureDatabase(client)
    return { kind: 'present', presence: { ended, depart: (whenLast) => depart(client, whenLast) } }
  } catch (error) {
    await close(client)
    return unreachable(error, socket)
  }
}

function unreachable(error: unknown, socket: string): Arrival {
  const code = codeOf(error)
  const reason = error instanceof Error ? error.message : String(error)
  if (code === 'EACCES') {
    throw new DataFolderError(
      `The database in ${socket} may not be used by this user. Run as the user who started it, or as root.`,
    )
  }
  if (code && NO_SERVER.has(code)) return { kind: 'no server' }
  if (!code || NOT_NOW.has(code)) return { kind: 'not now', reason }
  throw error
}

async function ensureDatabase(client: Client): Promise<void> {
  const exists = async () =>
    (await client.query('select 1 from pg_database where datname = $1', [DATABASE])).rowCount === 1
  if (await exists()) return
  await client.query('select pg_advisory_lock($1, $2)', CREATION_LOCK)
  if (!(await exists())) await client.query(`create database ${DATABASE}`)
  await client.query('select pg_advisory_unlock($1, $2)', CREATION_LOCK)
}

/** The shared lock goes first: two who leave at once, each still holding it, would each take the other for a user. */
async function depart(client: Client, whenLast: () => Promise<void>): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1, $2)', PRESENCE_LOCK)
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock($1, $2) as alone',
      PRESENCE_LOCK,
    )
    if (rows[0]?.alone) await whenLast()
  } finally {
    await close(client)
  }
}

async function close(client: Client): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, END_TIMEOUT_MS)
  await Promise.race([client.end().catch(() => {}), late])
  clearTimeout(timer)
}
