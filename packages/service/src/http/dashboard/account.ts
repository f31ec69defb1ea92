/** One's own account in the dashboard: who one is, where one is signed in, the password. */
import { z } from 'zod'
import { findAccount, setPassword } from '../../accounts/accounts.ts'
import { passwordFault } from '../../accounts/passwords.ts'
import { endSession, endSessions, listSessions } from '../../accounts/sessions.ts'
import { signIn, THROTTLED_MINUTES } from '../../accounts/sign-in.ts'
import { isLow } from '../../credits/ledger.ts'
import { PRICES } from '../../credits/prices.ts'
import type { Database } from '../../database/connect.ts'
import { ServiceError } from '../../errors.ts'
import type { Api } from '../app.ts'
import type { SessionCookie } from '../session-cookie.ts'
import type { Me, Sessions } from './contract.ts'
import { nothingHere } from './gate.ts'
import { hidden, idParams } from './schemas.ts'

export interface AccountOptions {
  db: Database
  cookie: SessionCookie
  baseUrl: () => string
}

const passwordChange = z.strictObject({ current: z.string(), next: z.string() })

export function accountRoutes(app: Api, { db, cookie, baseUrl }: AccountOptions): void {
  app.get('/dashboard/me', { schema: hidden }, async ({ session }): Promise<Me> => {
    const account = await findAccount(db, session.accountId)
    if (!account) throw nothingHere()
    const { email, role, balance, held } = account
    return {
      accountId: session.accountId,
      email,
      role,
      balance,
      held,
      lowBalance: isLow(balance),
      prices: PRICES,
      apiUrl: baseUrl(),
      grantCommand: `npx cadwright credits grant --account ${email} --amount 100`,
    }
  })

  app.get('/dashboard/sessions', { schema: hidden }, async ({ session }): Promise<Sessions> => {
    const sessions = await listSessions(db, session.accountId)
    return { sessions: sessions.map((one) => ({ ...one, current: one.id === session.id })) }
  })

  app.delete(
    '/dashboard/sessions/:id',
    { schema: { ...hidden, params: idParams } },
    async (request, reply) => {
      const { accountId } = request.session
      if (!(await endSession(db, { accountId, sessionId: request.params.id }))) throw nothingHere()
      return reply.code(204).send()
    },
  )

  app.post('/dashboard/sign-out', { schema: hidden }, async ({ session }, reply) => {
    await endSession(db, { accountId: session.accountId, sessionId: session.id })
    cookie.forget(reply)
    return reply.code(204).send()
  })

  app.post(
    '/dashboard/password',
    { schema: { ...hidden, body: passwordChange } },
    async ({ session, body, ip }, reply) => {
      const fault = passwordFault(body.next)
      if (fault) throw new ServiceError('invalid_input', `next: ${fault}`)
      // Whoever sits at an open dashboard may guess no oftener than at the door.
      const tried = await signIn(db, { email: session.email, password: body.current, address: ip })
      if (tried.outcome === 'throttled') {
        const wait = `Too many attempts failed. Wait ${THROTTLED_MINUTES} minutes and try again`
        throw new ServiceError('quota_exceeded', wait)
      }
      if (tried.outcome === 'wrong')
        throw new ServiceError('invalid_input', 'current: this is not your password')
      await setPassword(db, session.accountId, body.next)
      await endSessions(db, { accountId: session.accountId, except: session.id })
      return reply.code(204).send()
    },
  )
}
