/** Folders and processes for the tests of the embedded database. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import type { EmbeddedPostgres } from '../../src/database/embedded/postgres.ts'

const JOINER = fileURLToPath(new URL('./embedded-joiner.ts', import.meta.url))
const DEADLINE_MS = 60_000

export const NOBODY = { uid: 65534, gid: 65534 }
export const isRoot = process.getuid?.() === 0
/** Why tests that run a process as somebody else cannot run, if they cannot. */
export const noOtherUser: string | false = !isRoot
  ? 'only root can run a process as another user'
  : entered(JOINER)
    ? false
    : 'this clone is in a folder that only root can enter'

/** Whether everyone may enter each folder above a file. */
function entered(path: string): boolean {
  const folder = dirname(path)
  const { mode } = statSync(folder)
  return (mode & 0o001) !== 0 && (folder === '/' || entered(folder))
}

export const settings = { fsync: 'off' }

export async function scratch(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadwright-embedded-'))
  await chmod(folder, 0o755)
  t.after(async () => {
    const pid = await postmaster(join(folder, 'data')).catch(() => undefined)
    if (pid !== undefined && isAlive(pid)) killTree(pid, await processes())
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  })
  return folder
}

export interface Joiner {
  process: ChildProcessByStdio<Writable, Readable, null>
  said: { connection?: EmbeddedPostgres['connection']; error?: string }
}

export async function joiner(
  t: TestContext,
  dataDir: string,
  user?: { uid: number; gid: number },
): Promise<Joiner> {
  const child = spawn(process.execPath, [JOINER, dataDir], { stdio: ['pipe', 'pipe', 'inherit'], ...user })
  t.after(() => child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })
  const [line] = (await once(lines, 'line', { signal: AbortSignal.timeout(DEADLINE_MS) })) as [string]
  return { process: child, said: JSON.parse(line) as Joiner['said'] }
}

export async function sendAway({ process: child }: Joiner): Promise<void> {
  const exited = once(child, 'exit', { signal: AbortSignal.timeout(DEADLINE_MS) })
  child.stdin.end('leave\n')
  await exited
}

export async function ask<T>(connection: EmbeddedPostgres['connection'], sql: string): Promise<T[]> {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows as T[]
  } finally {
    await client.end()
  }
}

export async function postmaster(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10)
}

/** A zombie that nobody reaps has no command line. */
export function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

/** Every process with its parent. */
export async function processes(): Promise<{ pid: number; parent: number }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return { pid: Number(pid), parent: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) }
    }),
  )
  return found
}

/** The postmaster first, so that it cannot tidy up. */
export function killTree(root: number, all: { pid: number; parent: number }[]): void {
  for (const pid of [root, ...all.filter(({ parent }) => parent === root).map(({ pid }) => pid)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}

export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + DEADLINE_MS
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`still waiting until ${what}`)
    await pause(20)
  }
}
