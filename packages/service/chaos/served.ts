/** `cadwright` as people run it: processes of their own, what they print, and how they end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../../cli/bin/cadwright.mjs', import.meta.url))
const READY = /^Cadwright('s worker)? is ready(?: at (\S+))?/m
const START_TIMEOUT_MS = 60_000
const END_TIMEOUT_MS = 60_000
const POLL_MS = 20

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface Command {
  pid: number
  /** What it has printed so far. */
  stdout(): string
  stderr(): string
  hasEnded(): boolean
  ended: Promise<Ended>
  signal(signal: NodeJS.Signals): void
}

export interface Served extends Command {
  /** Empty for a worker. */
  url: string
  readyMs: number
  /** Asks it to stop and waits until it has. */
  stop(signal?: NodeJS.Signals): Promise<Ended>
}

export interface CommandOptions {
  settings?: Record<string, string>
  cwd?: string
  user?: { uid: number; gid: number }
}

/** Only what is set here counts, not what the machine that tests has in its environment. */
const BASIC_ENVIRONMENT = { PATH: process.env['PATH'] ?? '' }

export function run(args: string[], { settings = {}, cwd, user }: CommandOptions = {}): Command {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...BASIC_ENVIRONMENT, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
    ...user,
  })
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text
    })
  }
  return {
    pid: child.pid as number,
    stdout: () => printed.stdout,
    stderr: () => printed.stderr,
    hasEnded: () => hasEnded(child),
    ended: once(child, 'close').then(([code, signal]) => ({ code, signal, ...printed })),
    signal: (signal) => void child.kill(signal),
  }
}

export async function runToEnd(args: string[], options?: CommandOptions): Promise<Ended> {
  return endOf(run(args, options))
}

/** A port that is free; the greeting tells which. */
export const start = (options: CommandOptions, role = 'all'): Command =>
  run(['serve', '--role', role], {
    ...options,
    settings: { ...(role !== 'worker' && { PORT: '0' }), ...options.settings },
  })

export async function serve(options: CommandOptions, role?: string): Promise<Served> {
  return ready(start(options, role))
}

/** Throws with what it printed when it ends instead. */
export async function ready(command: Command): Promise<Served> {
  const startedMs = performance.now()
  while (!READY.test(command.stdout())) {
    if (command.hasEnded()) throw new Error(`it ended before it was ready: ${(await command.ended).stderr}`)
    if (performance.now() - startedMs > START_TIMEOUT_MS)
      throw new Error(`not ready yet: ${command.stderr()}`)
    await pause(POLL_MS)
  }
  return {
    ...command,
    url: READY.exec(command.stdout())?.[2] ?? '',
    readyMs: performance.now() - startedMs,
    async stop(signal = 'SIGTERM') {
      command.signal(signal)
      return endOf(command)
    },
  }
}

async function endOf(command: Command): Promise<Ended> {
  const late = new AbortController()
  const deadline = pause(END_TIMEOUT_MS, undefined, { signal: late.signal }).then(
    () => {
      command.signal('SIGKILL')
      throw new Error(`it did not end: ${command.stderr().slice(-2000)}`)
    },
    () => undefined,
  )
  const ended = await Promise.race([command.ended, deadline])
  late.abort()
  if (!ended) throw new Error('the deadline was called off before the end')
  return ended
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

export async function until<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const deadline = performance.now() + END_TIMEOUT_MS
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > deadline) throw new Error(`still waiting until ${what}`)
    await pause(POLL_MS)
  }
}
