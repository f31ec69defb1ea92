/** One service, and as many customers as a test file needs, each with an account and a key of its own. */
import { startService, type TestService } from '../service.ts'
import { type Client, createClient } from './client.ts'

export interface Customer {
  accountId: string
  keyId: string
  apiKey: string
  client: Client
}

export interface World {
  service: TestService
  /** Sends no credentials. */
  stranger: Client
  customer(options?: { credits?: number }): Promise<Customer>
  /** Another key of the same account. */
  anotherKey(customer: Customer): Promise<Customer>
  credits(customer: Customer): Promise<{ balance: number; held: number }>
  jobCount(customer: Customer): Promise<number>
  close(): Promise<void>
}

const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '1000000000', RATE_LIMIT_PER_HOUR: '1000000000' }
const PLENTY = 100_000

type Options = NonNullable<Parameters<typeof startService>[1]>

/** Without rate limits, unless the settings bring their own. */
export async function openWorld(
  settings: Record<string, string> = {},
  options: Options = {},
): Promise<World> {
  const service = await startService({ ...UNLIMITED, ...settings }, options)
  const clients: Client[] = []
  const clientFor = (credentials: Record<string, string>) => {
    const client = createClient(service.url, credentials)
    clients.push(client)
    return client
  }
  const withKey = async (accountId: string): Promise<Customer> => {
    const { id, apiKey } = await service.createKey(accountId)
    return { accountId, keyId: id, apiKey, client: clientFor({ authorization: `Bearer ${apiKey}` }) }
  }
  return {
    service,
    stranger: clientFor({}),
    customer: async ({ credits = PLENTY } = {}) =>
      withKey((await service.createAccount({ credits })).accountId),
    anotherKey: ({ accountId }) => withKey(accountId),
    credits: ({ accountId }) =>
      service.database.db
        .selectFrom('accounts')
        .select(['balance', 'held'])
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow(),
    async jobCount({ accountId }) {
      const { count } = await service.database.db
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      return count
    },
    async close() {
      for (const client of clients) client.close()
      await service.close()
    },
  }
}
