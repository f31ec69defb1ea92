/** Other people's programs, run as programs: whether they are here, and what they print. */
import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const TIMEOUT_MS = 600_000

export function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Why a test is skipped, or false where its program is at hand. */
export const unless = (program: string): string | false =>
  isInstalled(program) ? false : `${program} is not installed`

export async function output(program: string, args: string[], cwd: string): Promise<string> {
  // Some of these programs want a display or a home to write to; none of them gets ours.
  const env = { ...process.env, QT_QPA_PLATFORM: 'offscreen', HOME: cwd }
  const { stdout, stderr } = await run(program, args, { cwd, env, timeout: TIMEOUT_MS, maxBuffer: 2 ** 26 })
  return `${stdout}\n${stderr}`
}
