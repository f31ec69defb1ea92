/** Usage and billing in the dashboard: what was spent on what, the ledger, and a statement for each month. */
import { z } from 'zod'
import { listApiKeys } from '../../accounts/keys.ts'
import { entriesOf } from '../../credits/ledger.ts'
import { monthlyStatement } from '../../credits/statement.ts'
import { spentByDay } from '../../credits/usage.ts'
import type { Database } from '../../database/connect.ts'
import { contentDisposition } from '../../storage/file-name.ts'
import type { Api } from '../app.ts'
import type { LedgerPage, Statement, Usage } from './contract.ts'
import { nothingHere } from './gate.ts'
import { hidden, pageLimit } from './schemas.ts'
import { statementCsv } from './statement-csv.ts'

const MOST_DAYS = 366
const DAY_MS = 24 * 3600 * 1000

const usageQuery = z.object({
  days: z.coerce.number().int().min(1).max(MOST_DAYS).default(30),
})
const ledgerQuery = z.object({
  limit: pageLimit,
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'must be the nextCursor of an earlier page')
    .transform(Number)
    .optional(),
})
const monthParams = z.object({ month: z.string() })
/** The service is younger than this and will not see that. */
const MONTH = /^(20\d\d-(?:0[1-9]|1[0-2]))(\.csv)?$/

const dayOf = (time: Date) => time.toISOString().slice(0, 10)

export function billingRoutes(app: Api, { db, clock }: { db: Database; clock: () => Date }): void {
  app.get(
    '/dashboard/usage',
    { schema: { ...hidden, querystring: usageQuery } },
    async ({ session: { accountId }, query }): Promise<Usage> => {
      const to = clock()
      const [days, keys] = await Promise.all([
        spentByDay(db, accountId, query.days),
        listApiKeys(db, accountId),
      ])
      return {
        from: dayOf(new Date(to.getTime() - (query.days - 1) * DAY_MS)),
        to: dayOf(to),
        days,
        keys: keys.map(({ id, name }) => ({ id, name })),
      }
    },
  )

  app.get(
    '/dashboard/ledger',
    { schema: { ...hidden, querystring: ledgerQuery } },
    async ({ session, query: { limit, cursor } }): Promise<LedgerPage> => {
      const rows = await entriesOf(db, session.accountId, { limit: limit + 1, before: cursor })
      const entries = rows.slice(0, limit)
      const last = entries.at(-1)
      return { entries, ...(rows.length > limit && last && { nextCursor: String(last.id) }) }
    },
  )

  app.get(
    '/dashboard/statements/:month',
    { schema: { ...hidden, params: monthParams } },
    async ({ session: { accountId, email }, params }, reply) => {
      const [, month, csv] = MONTH.exec(params.month) ?? []
      if (!month) throw nothingHere()
      const statement: Statement = { month, email, ...(await monthlyStatement(db, { accountId, month })) }
      if (!csv) return statement
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', contentDisposition(`cadwright-${month}.csv`))
        .send(statementCsv(statement))
    },
  )
}
