/**
 * By what a living worker is known: a connection that holds an advisory lock on the worker's number. It also hears when
 * jobs come in. Should the process die, its lock goes with its connection, and a reaper hands its jobs out again.
 */
import { Client } from 'pg'
import { type Connection, clientSettings } from '../database/connect.ts'
import { DeadlineError, within } from '../observability/deadline.ts'
import type { Log } from '../observability/log.ts'
import { every } from './every.ts'
import { patiently, pause } from './patience.ts'
import { JOBS_CHANNEL } from './queue.ts'

/** How a worker that takes jobs is told from other connections. */
export const WORKER_NAME = 'cadwright worker'
/** First key of the lock; the number is the second. Rate limits lock with 1. */
export const WORKER_LOCK = 2

export interface Presence {
  readonly number: number
  /** False while the connection is being made anew: this worker may then look dead itself. */
  readonly held: boolean
  close(): Promise<void>
}

export interface PresenceOptions {
  connection: Connection
  log: Log
  /** As the database shows the connection. */
  applicationName: string
  /** Jobs have come in, or may have while nobody listened. */
  onJobs: () => void
  /**
   * A lost connection lost the lock, and the number with it, for whoever sees it free may hand the jobs out again. The
   * jobs in flight go on under the new number where nobody has: a database that restarts costs no work.
   */
  onMoved: (numbers: { from: number; to: number }) => Promise<void>
}

const BEAT_MS = 2_000
const QUERY_TIMEOUT_MS = 5_000
/** A worker that joins first while the database happens to restart. */
const JOIN_DELAYS_MS = [250, 500, 1_000, 2_000, 5_000, 10_000]
const REJOIN_DELAY_MS = 250
const LEAVE_TIMEOUT_MS = 2_000

const TAKE_NUMBER = `
  with taken as materialized (select nextval('worker_numbers')::integer as number)
  select number, pg_try_advisory_lock($1, number) as held from taken`

interface Membership {
  client: Client
  number: number
  ended: Promise<void>
}

export async function joinWorkers(options: PresenceOptions): Promise<Presence> {
  const { log, onJobs, onMoved } = options
  const closing = new AbortController()
  const { signal } = closing
  const closed = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  let membership = await patiently(() => join(options), {
    delaysMs: JOIN_DELAYS_MS,
    onFault: (error) => log.warn({ err: error }, 'the worker could not join yet'),
  })
  let { number } = membership
  let held = true

  async function stayPresent(): Promise<void> {
    for (;;) {
      await Promise.race([membership.ended, closed])
      if (signal.aborted) return leave(membership)
      held = false
      log.warn({ worker: number }, 'the worker lost its place in the database')
      const rejoined = await rejoin()
      if (!rejoined) return
      membership = rejoined
      number = rejoined.number
      held = true
      log.info({ worker: number }, 'the worker has a new place in the database')
      onJobs()
    }
  }

  async function rejoin(): Promise<Membership | undefined> {
    while (!signal.aborted) {
      let joined: Membership | undefined
      try {
        joined = await join(options)
        await onMoved({ from: number, to: joined.number })
        return joined
      } catch (error) {
        log.debug({ err: error }, 'the worker could not join again yet')
        if (joined) await leave(joined)
        await pause(REJOIN_DELAY_MS, signal)
      }
    }
    return undefined
  }

  const staying = stayPresent()
  return {
    get number() {
      return number
    },
    get held() {
      return held
    },
    close() {
      closing.abort()
      return staying
    },
  }
}

async function join({ connection, applicationName, onJobs }: PresenceOptions): Promise<Membership> {
  const client = new Client({
    ...clientSettings(connection, applicationName),
    keepAlive: true,
    query_timeout: QUERY_TIMEOUT_MS,
  })
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  client.on('end', resolve)
  // Unheard, it would end the process; `end` follows.
  client.on('error', () => {})
  client.on('notification', onJobs)
  try {
    await client.connect()
    const number = await takeNumber(client)
    await client.query(`listen ${JOBS_CHANNEL}`)
    beat(client, ended)
    return { client, number, ended }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** The lock is gone with the connection; one that does not answer is left to the server to notice. */
async function leave({ client }: Membership): Promise<void> {
  try {
    await within(LEAVE_TIMEOUT_MS, 'the database', client.end())
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error
  }
}

async function takeNumber(client: Client): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ number: number; held: boolean }>(TAKE_NUMBER, [WORKER_LOCK])
    const [taken] = rows
    if (taken?.held) return taken.number
  }
}

/** A connection that was cut without a word is noticed only by talking. */
function beat(client: Client, ended: Promise<void>): void {
  const beats = every(
    BEAT_MS,
    async () => void (await client.query('select 1')),
    () => void client.end(),
  )
  void ended.then(() => beats.close())
}
