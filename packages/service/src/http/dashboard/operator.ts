/** The operator's part of the dashboard, for the owner's account alone: health, failures, accounts and their credits. */
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { z } from 'zod'
import { createAccount, emailAddress, findAccount } from '../../accounts/accounts.ts'
import { createSignInLink } from '../../accounts/sign-in-links.ts'
import { isUuid } from '../../accounts/uuid.ts'
import { grant } from '../../credits/ledger.ts'
import type { Database } from '../../database/connect.ts'
import { ServiceError } from '../../errors.ts'
import { livingWorkers, recentFailures, waitingDeliveries } from '../../jobs/oversight.ts'
import { queueState } from '../../jobs/queue-state.ts'
import type { KernelStatus } from '../../observability/kernel-gauges.ts'
import type { Api } from '../app.ts'
import type { Need } from '../operator/readiness.ts'
import type { Accounts, AccountView, Overview, SignInLink } from './contract.ts'
import { nothingHere, ownerOnly } from './gate.ts'
import { hidden, idParams, line } from './schemas.ts'

export interface OperatorScreenOptions {
  db: Database
  pool: Pool
  baseUrl: () => string
  unready: () => Promise<{ need: Need }[]>
  /** None where this process runs no kernel. */
  kernels: () => KernelStatus | undefined
}

const FAILURES_SHOWN = 20
const MOST_CREDITS = 1_000_000_000
const credits = (least: number) => z.int(`must be a whole number`).min(least).max(MOST_CREDITS)
const newAccount = z.strictObject({ email: emailAddress, credits: credits(0) })
const creditGrant = z.strictObject({ amount: credits(1), note: line(200) })

export function operatorScreenRoutes(app: Api, options: OperatorScreenOptions): void {
  const { db, pool, baseUrl, unready, kernels } = options
  const route = { onRequest: ownerOnly, schema: hidden }

  app.get('/dashboard/operator/overview', route, async (): Promise<Overview> => {
    const [queue, workers, webhooks, failures, faults] = await Promise.all([
      queueState(pool),
      livingWorkers(db),
      waitingDeliveries(db),
      recentFailures(db, FAILURES_SHOWN),
      unready(),
    ])
    return {
      queue,
      workers,
      kernels: kernels() ?? null,
      webhooks,
      unready: faults.map(({ need }) => need),
      failures,
    }
  })

  app.get('/dashboard/operator/accounts', route, async (): Promise<Accounts> => {
    const { rows: accounts } = await sql<AccountView>`
      select a.id, a.email, a.role, a.password_hash is not null as "hasPassword", a.balance, a.held,
        a.created_at as "createdAt", coalesce(j.jobs, 0) as jobs, j.last as "lastJobAt"
      from accounts a left join lateral (
        select count(*) as jobs, max(created_at) as last from jobs where account_id = a.id
      ) j on true
      order by a.created_at, a.id`.execute(db)
    return { accounts }
  })

  app.post(
    '/dashboard/operator/accounts',
    { ...route, schema: { ...hidden, body: newAccount } },
    async ({ body }, reply) => {
      const account = await createAccount(db, body)
      if (account === 'taken') throw new ServiceError('invalid_input', 'email is taken by another account')
      return reply.code(201).send(await linkFor(account.id))
    },
  )

  app.post(
    '/dashboard/operator/accounts/:id/credits',
    { ...route, schema: { ...hidden, params: idParams, body: creditGrant } },
    async ({ params, body: { amount, note } }, reply) => {
      const { id } = await account(params.id)
      await grant(db, { accountId: id, amount, note })
      return reply.code(204).send()
    },
  )

  app.post(
    '/dashboard/operator/accounts/:id/sign-in-link',
    { ...route, schema: { ...hidden, params: idParams } },
    async ({ params }) => linkFor((await account(params.id)).id),
  )

  async function account(id: string) {
    const found = isUuid(id) ? await findAccount(db, id) : undefined
    if (!found) throw nothingHere()
    return found
  }

  const linkFor = async (accountId: string): Promise<SignInLink> => ({
    link: `${baseUrl()}/sign-in?token=${await createSignInLink(db, accountId)}`,
  })
}
