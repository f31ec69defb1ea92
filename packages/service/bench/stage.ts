/** What the bench runs on: a durable embedded database, keys of several accounts, and processes that listen on it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAccount } from '../src/accounts/accounts.ts'
import { createApiKey, hashApiKey } from '../src/accounts/keys.ts'
import { type OpenDatabase, openDatabase } from '../src/database/open.ts'
import { openQueue } from '../src/jobs/queue.ts'
import { openVault } from '../src/secrets/vault.ts'

export interface BenchKey {
  accountId: string
  apiKeyId: string
  apiKey: string
  secretHash: Buffer
}

export interface Stage {
  dataDir: string
  database: OpenDatabase
  keys: BenchKey[]
  /** A script of Node's in a process of its own; resolves once its address answers. */
  listen(
    script: string,
    args: string[],
    settings?: Record<string, string>,
  ): Promise<{ url: string; stop(): Promise<void> }>
  close(): Promise<void>
}

const START_TIMEOUT_MS = 60_000

export async function openStage(accounts: number): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cadwright-bench-'))
  const database = await openDatabase(
    { dataDir, databaseUrl: undefined },
    { applicationName: 'bench', size: 4, log: () => {} },
  )
  const boss = await openQueue(database.connection, { supervise: false, onError: () => {} })
  await boss.stop({ graceful: false })
  const vault = await openVault({ secretKey: undefined, dataDir })
  const keys: BenchKey[] = []
  for (let n = 0; n < accounts; n += 1) keys.push(await makeKey({ db: database.db, vault }, n))
  const children = new Set<ChildProcess>()

  return {
    dataDir,
    database,
    keys,
    async listen(script, args, settings = {}) {
      const port = await freePort()
      const child = spawn(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
        env: {
          ...process.env,
          DATA_DIR: dataDir,
          PORT: String(port),
          LOG_LEVEL: 'warn',
          RATE_LIMIT_PER_MINUTE: '1000000000',
          RATE_LIMIT_PER_HOUR: '1000000000',
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      children.add(child)
      const url = `http://127.0.0.1:${port}`
      await answers(`${url}/healthz`, child)
      return { url, stop: () => end(child) }
    },
    async close() {
      for (const child of children) await end(child)
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function makeKey(keyring: Parameters<typeof createApiKey>[0], n: number): Promise<BenchKey> {
  const account = await createAccount(keyring.db, { email: `bench-${n}@example.com`, credits: 1_000_000_000 })
  if (typeof account === 'string') throw new Error(`the bench needs a fresh database: ${account}`)
  const accountId = account.id
  const { id, apiKey } = await createApiKey(keyring, { accountId, name: 'bench' })
  return { accountId, apiKeyId: id, apiKey, secretHash: hashApiKey(apiKey) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`nothing answers at ${url}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
