/** A real service on a free port, with a database and a data folder of its own, over real HTTP. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccount } from '../src/accounts/accounts.ts'
import { createApiKey, type NewApiKey, revokeApiKey } from '../src/accounts/keys.ts'
import { readConfig } from '../src/config.ts'
import type { Connections } from '../src/database/connect.ts'
import { createLog } from '../src/observability/log.ts'
import { openVault } from '../src/secrets/vault.ts'
import { openService, type Role } from '../src/service.ts'
import { testDatabase } from './database.ts'

export interface TestService {
  url: string
  database: Connections
  dataDir: string
  createAccount(options?: { credits?: number }): Promise<{ accountId: string; email: string }>
  createKey(accountId: string, name?: string): Promise<NewApiKey>
  revokeKey(id: string): Promise<void>
  close(): Promise<void>
}

/** Generous limits, so that only tests about them meet them. */
const DEFAULTS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  KERNEL_WORKERS: '1',
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_PER_HOUR: '1000000',
}

export async function startService(
  settings: Partial<Record<string, string>> = {},
  { role = 'all', sharing }: { role?: Role; sharing?: TestService } = {},
): Promise<TestService> {
  const own = sharing ? undefined : await testDatabase()
  const database = sharing?.database ?? (own as NonNullable<typeof own>).connections
  const dataDir = sharing?.dataDir ?? (await mkdtemp(join(tmpdir(), 'cadwright-service-')))
  const databaseUrl = await addressOf(database)
  const config = readConfig({ ...DEFAULTS, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings })
  const service = await openService(config, { role, log: createLog(config.logLevel) })
  await service.working
  const vault = await openVault(config)
  const { db } = database

  return {
    url: service.url as string,
    database,
    dataDir,
    async createAccount({ credits = 1_000_000 } = {}) {
      const email = `engineer-${randomUUID()}@example.com`
      const account = await createAccount(db, { email, credits })
      if (typeof account === 'string') throw new Error(`${email}: ${account}`)
      return { accountId: account.id, email }
    },
    createKey: (accountId, name = 'test') => createApiKey({ db, vault }, { accountId, name }),
    revokeKey: async (id) => void (await revokeApiKey(db, id)),
    async close() {
      await service.close()
      if (!own) return
      await own.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function addressOf({ pool }: Connections): Promise<string> {
  const { host, user, database } = pool.options
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`
}
