/**
 * The PostgreSQL that comes with the service. Every process that needs it joins; the first starts the server, the
 * last one out stops it, and whoever notices its death starts it again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { ensureCluster, SUPERUSER } from './cluster.ts'
import { ensureSocketFolder, type Folders, openFolders, PORT, serverUser } from './folders.ts'
import { arrive, DATABASE, type Presence } from './presence.ts'
import { findPrograms } from './programs.ts'
import { type Service, type StartOutcome, startServer, stopServer } from './server.ts'
import { underStartLock } from './start-lock.ts'

export { DataFolderError } from './folders.ts'

export interface EmbeddedPostgresOptions {
  dataDir: string
  log?: (line: string) => void
  /** Server settings over our own; they count for whoever starts the server. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  /** For `new pg.Pool(...)`: the host is the folder of the server's socket. */
  connection: { host: string; port: number; user: string; database: string }
  /** Leaves; the last one out stops the server. Safe to call twice. */
  leave(): Promise<void>
}

interface Joining {
  folders: Folders
  log: (line: string) => void
  settings: Record<string, string>
  signal: AbortSignal
}

const JOIN_TIMEOUT_MS = 60_000
const POLL_MS = 50
/** Before a failed start is tried again; after the last of these it has failed for good. */
const RESTART_PAUSES_MS = [100, 300, 1_000]
const REJOIN_PAUSES_MS = [0, 500, 1_000, 2_000, 5_000, 10_000, 30_000]

export async function joinEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => {}, settings = {} } = options
  const folders = await openFolders(dataDir)
  const leaving = new AbortController()
  const joining: Joining = { folders, log, settings, signal: leaving.signal }
  let presence = await join(joining)

  async function watch(): Promise<void> {
    while (await isLost(presence, leaving.signal)) {
      log('The connection to PostgreSQL was lost: joining again')
      const again = await rejoin(joining)
      if (!again) return
      presence = again
      log('PostgreSQL is back')
    }
  }

  const watching = watch()
  async function depart(): Promise<void> {
    leaving.abort()
    await watching
    try {
      await presence.depart(() => stopWhenLast(joining))
    } catch (error) {
      log(`PostgreSQL was not stopped: ${messageOf(error)}`)
    }
  }

  let departure: Promise<void> | undefined
  return {
    connection: { host: folders.socket, port: PORT, user: SUPERUSER, database: DATABASE },
    leave: () => (departure ??= depart()),
  }
}

/** Connects, and starts the server where there is none, until one of the two works out. */
async function join(joining: Joining): Promise<Presence> {
  await ensureSocketFolder(joining.folders)
  const deadline = performance.now() + JOIN_TIMEOUT_MS
  let failedStarts = 0
  let trouble = 'no server answered'
  while (performance.now() < deadline) {
    joining.signal.throwIfAborted()
    const arrival = await arrive(joining.folders)
    if (arrival.kind === 'present') return arrival.presence
    if (arrival.kind === 'not now') trouble = arrival.reason
    else {
      const outcome = await underStartLock(joining.folders.identity, () => start(joining, deadline))
      if (outcome?.kind === 'ready') continue
      if (outcome) trouble = outcome.reason
      if (outcome?.kind === 'failed') {
        const pauseMs = RESTART_PAUSES_MS[failedStarts++]
        if (pauseMs === undefined) break
        await pause(pauseMs)
      }
    }
    await pause(POLL_MS)
  }
  throw new Error(`PostgreSQL does not start (see ${joining.folders.log}): ${trouble}`)
}

/** Undefined: we are leaving. */
async function rejoin(joining: Joining): Promise<Presence | undefined> {
  for (let tries = 0; ; tries++) {
    try {
      const pauseMs = REJOIN_PAUSES_MS[Math.min(tries, REJOIN_PAUSES_MS.length - 1)]
      await pause(pauseMs, undefined, { signal: joining.signal })
      return await join(joining)
    } catch (error) {
      if (joining.signal.aborted) return undefined
      joining.log(messageOf(error))
    }
  }
}

async function start({ folders, settings, log }: Joining, deadline: number): Promise<StartOutcome> {
  const user = await serverUser(folders)
  const service: Service = { user, programs: await findPrograms(folders, user) }
  await ensureCluster(folders, { ...service, sync: settings['fsync'] !== 'off' })
  const outcome = await startServer(folders, service, { settings, deadline })
  if (outcome.kind === 'ready') log(`PostgreSQL ${service.programs.major} started in ${folders.cluster}`)
  return outcome
}

async function stopWhenLast({ folders, log }: Joining): Promise<void> {
  const stopped = await stopServer(folders)
  log(stopped ? 'PostgreSQL stopped' : 'PostgreSQL runs in another container: not stopped')
}

/** False: we are leaving. */
async function isLost(presence: Presence, leaving: AbortSignal): Promise<boolean> {
  const { promise: left, resolve } = Promise.withResolvers<void>()
  leaving.addEventListener('abort', () => resolve(), { once: true })
  if (!leaving.aborted) await Promise.race([presence.ended, left])
  return !leaving.aborted
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
