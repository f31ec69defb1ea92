/** `cadwright serve` as an operator runs it: a process of its own, on the database of a world. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { World } from './world.ts'

export interface Served {
  url: string
  stop(): Promise<void>
}

const CADWRIGHT = fileURLToPath(new URL('../../../cli/bin/cadwright.mjs', import.meta.url))
const START_DEADLINE_MS = 60_000

/** With the limits of section 8, which are the defaults. */
export async function serve({ service }: World): Promise<Served> {
  const { host, user, database } = service.database.pool.options
  const child = spawn(process.execPath, [CADWRIGHT, 'serve', '--role', 'api'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: service.dataDir,
      DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
    },
  })
  const exited = once(child, 'exit')
  let printed = ''
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text
        const [, url] = /is ready at (http\S+)\s/.exec(printed) ?? []
        if (url) resolve(url)
      })
    }
    const fail = () => reject(new Error(`the service did not start: ${printed}`))
    child.on('exit', fail)
    AbortSignal.timeout(START_DEADLINE_MS).addEventListener('abort', () => child.kill('SIGKILL'))
  })
  return {
    url: await ready,
    async stop() {
      child.kill('SIGTERM')
      const [exitCode] = await exited
      assert.equal(exitCode, 0, printed)
    },
  }
}
