/** The server process: its settings, its log, its start and its stop. */
import { spawn } from 'node:child_process'
import { type FileHandle, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CLUSTER_AS_SEEN_BY_SERVER } from './cluster.ts'
import { codeOf } from './errors.ts'
import { type Folders, PORT, SOCKET_NAME } from './folders.ts'
import type { Programs } from './programs.ts'
import { PROGRAM_ENVIRONMENT, type ServerUser } from './run.ts'

export interface Service {
  programs: Programs
  user: ServerUser | undefined
}

export type StartOutcome =
  | { kind: 'ready' }
  /** The cluster is still held: by a server on its way up or down, or by what a killed one left. */
  | { kind: 'occupied'; reason: string }
  | { kind: 'failed'; reason: string }

const POLL_MS = 20
const STOP_TIMEOUT_MS = 60_000
/** A backend in the middle of a long computation outlives a killed postmaster until it looks up. */
const STILL_HELD = /shared memory block .* is still in use|lock file .* already exists/
const LOG_LIMIT_BYTES = 10 * 1024 * 1024

/** For a machine of two cores and two gigabytes that it shares with the kernels. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  random_page_cost: '1.1',
  wal_compression: 'on',
  max_wal_size: '512MB',
  checkpoint_timeout: '15min',
  io_method: 'sync',
  jit: 'off',
  // Parallel workers need /dev/shm, which containers keep at 64 MB, and cores that the kernels use.
  max_parallel_workers_per_gather: '0',
  log_checkpoints: 'off',
  // Errors of statements go to whoever sent them; here they would only spell out users' prompts.
  log_min_messages: 'log',
}

/** Call it under the start lock. */
export async function startServer(
  folders: Folders,
  { programs, user }: Service,
  { settings, deadline }: { settings: Record<string, string>; deadline: number },
): Promise<StartOutcome> {
  const holder = await clusterHolder(folders)
  if (holder.kind === 'server') return { kind: 'occupied', reason: `process ${holder.pid} holds the cluster` }
  if (holder.kind === 'stranger') await forgetDeadServer(folders)
  const log = await openLog(folders, user)
  try {
    const { size: logStart } = await log.stat()
    const server = spawn(programs.postgres, serverArgs(folders, settings), {
      cwd: folders.cluster,
      env: PROGRAM_ENVIRONMENT,
      // Its own session: Ctrl-C at our terminal is for us, and it outlives us if others use it.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...user,
    })
    const life = { ended: undefined as string | undefined }
    server.once('error', (error) => {
      life.ended = error.message
    })
    server.once('exit', (code, signal) => {
      life.ended = `it ended with ${signal ?? code}`
    })
    server.unref()
    while (life.ended === undefined && performance.now() < deadline) {
      if (await isReady(folders, server.pid)) return { kind: 'ready' }
      await pause(POLL_MS)
    }
    const said = lastFault((await readFile(folders.log)).subarray(logStart).toString())
    const reason = said ?? life.ended ?? 'it was not ready in time'
    return { kind: STILL_HELD.test(reason) ? 'occupied' : 'failed', reason }
  } finally {
    await log.close()
  }
}

/**
 * Fast: connections are cut, what is committed is kept. False where the server is not ours to stop. Not `pg_ctl stop`:
 * that waits for the file postmaster.pid to go, which the next server may already have written anew.
 */
export async function stopServer(folders: Folders): Promise<boolean> {
  const server = await clusterHolder(folders)
  if (server.kind !== 'server') return false
  const deadline = performance.now() + STOP_TIMEOUT_MS
  process.kill(server.pid, 'SIGINT')
  while (await isServer(server.pid, folders)) {
    if (performance.now() > deadline) throw new Error(`process ${server.pid} does not end`)
    await pause(POLL_MS)
  }
  return true
}

function serverArgs({ cluster, socket, identity }: Folders, settings: Record<string, string>): string[] {
  const all = {
    ...SETTINGS,
    unix_socket_directories: socket === cluster ? CLUSTER_AS_SEEN_BY_SERVER : socket,
    ...settings,
    cluster_name: identity,
  }
  return [
    '-D',
    CLUSTER_AS_SEEN_BY_SERVER,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

type Holder = { kind: 'none' } | { kind: 'server'; pid: number } | { kind: 'stranger'; pid: number }

/**
 * Whose number is in postmaster.pid. PostgreSQL takes any living process of its own user for a server; after a
 * reboot or a container's restart that number is often given to another, even to the server of another folder.
 */
async function clusterHolder(folders: Folders): Promise<Holder> {
  const pid = Number.parseInt(
    (await readIfThere(join(folders.cluster, 'postmaster.pid')))?.split('\n')[0] ?? '',
    10,
  )
  if (!(pid > 0)) return { kind: 'none' }
  const isRunning = await isServer(pid, folders)
  if (isRunning === undefined) return { kind: 'none' }
  return { kind: isRunning ? 'server' : 'stranger', pid }
}

/** A zombie, whose command line is empty, is no server either. Undefined: there is no such process. */
async function isServer(pid: number, { identity }: Folders): Promise<boolean | undefined> {
  const words = (await readIfThere(`/proc/${pid}/cmdline`))?.split('\0')
  if (!words) return undefined
  const name = words.find((word) => word.startsWith('cluster_name=cadwright-'))
  const isPostgres = /(^|\/)(postgres|postmaster)$/.test(words[0] ?? '')
  return isPostgres && (name === undefined || name === `cluster_name=${identity}`)
}

async function forgetDeadServer({ cluster, socket }: Folders): Promise<void> {
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await rm(join(socket, `${SOCKET_NAME}.lock`), { force: true })
}

/** The eighth line of postmaster.pid is the server's state. */
async function isReady({ cluster }: Folders, pid: number | undefined): Promise<boolean> {
  const lines = (await readIfThere(join(cluster, 'postmaster.pid')))?.split('\n')
  return Number(lines?.[0]) === pid && lines?.[7]?.trim() === 'ready'
}

async function openLog({ log }: Folders, user: ServerUser | undefined): Promise<FileHandle> {
  if (await isOver(log, LOG_LIMIT_BYTES)) await rename(log, `${log}.1`)
  const file = await open(log, 'a', 0o600)
  if (user) await file.chown(user.uid, user.gid)
  return file
}

async function isOver(path: string, bytes: number): Promise<boolean> {
  try {
    return (await stat(path)).size > bytes
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ESRCH') return undefined
    throw error
  }
}

const lastFault = (text: string): string | undefined => text.match(/(?:FATAL|PANIC): .*/g)?.at(-1)
