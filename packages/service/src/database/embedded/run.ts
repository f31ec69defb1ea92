/** Runs one of PostgreSQL's programs to its end, as the server's user. */
import { execFile } from 'node:child_process'

/** Undefined where the server runs as the user of this process. */
export interface ServerUser {
  uid: number
  gid: number
}

export interface Ended {
  ok: boolean
  /** What the program wrote, or why it could not run. */
  output: string
}

/** Nothing of our own environment: PGDATA, PGPORT and the like would lead the server astray. */
export const PROGRAM_ENVIRONMENT = { LC_ALL: 'C', PATH: '/usr/bin:/bin' }

export interface RunOptions {
  cwd: string
  user: ServerUser | undefined
  timeoutMs: number
}

export function run(program: string, args: string[], { cwd, user, timeoutMs }: RunOptions): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      program,
      args,
      { cwd, env: PROGRAM_ENVIRONMENT, timeout: timeoutMs, killSignal: 'SIGKILL', ...user },
      (error, stdout, stderr) => {
        const output = `${stdout}${stderr}`.trim()
        resolve({ ok: error === null, output: output || (error?.message ?? '') })
      },
    )
  })
}
