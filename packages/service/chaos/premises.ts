/** A data folder of its own with customers in it, and a look into its database. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { createAccount } from '../src/accounts/accounts.ts'
import { createApiKey } from '../src/accounts/keys.ts'
import { type OpenDatabase, openDatabase } from '../src/database/open.ts'
import { openVault } from '../src/secrets/vault.ts'
import { type Customer, newCustomer } from './customer.ts'
import { cutPower } from './power-cut.ts'

export interface Premises {
  dataDir: string
  /** For processes that serve here: no limits, as these tests are not about them. */
  settings: Record<string, string>
  customers: Customer[]
  /** While it lasts, the database keeps running. */
  inspect<T>(look: (pool: pg.Pool) => Promise<T>): Promise<T>
  /** Ends what still runs, and removes everything. */
  close(services: number[]): Promise<void>
}

const CREDITS = 1_000_000

export async function openPremises(customers: number): Promise<Premises> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cadwright-chaos-'))
  const open = () =>
    openDatabase({ dataDir, databaseUrl: undefined }, { applicationName: 'chaos', size: 4, log: () => {} })
  const database = await open()
  const made = await Promise.all(Array.from({ length: customers }, (_, n) => register(database, dataDir, n)))
  await database.close()
  return {
    dataDir,
    customers: made,
    settings: {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_PER_HOUR: '1000000',
    },
    async inspect(look) {
      const inspected = await open()
      try {
        return await look(inspected.pool)
      } finally {
        await inspected.close()
      }
    },
    async close(services) {
      cutPower(dataDir, services)
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

async function register({ db }: OpenDatabase, dataDir: string, n: number): Promise<Customer> {
  const account = await createAccount(db, { email: `customer-${n}@example.com`, credits: CREDITS })
  if (account === 'taken') throw new Error('a fresh address was taken')
  const vault = await openVault({ secretKey: undefined, dataDir })
  const { apiKey } = await createApiKey({ db, vault }, { accountId: account.id, name: 'chaos' })
  return newCustomer({ apiKey, accountId: account.id }, n % 2 === 0 ? 'patient' : 'impatient')
}
