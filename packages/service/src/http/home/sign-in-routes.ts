/** The one-time link with which somebody chooses a password. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findAccount, setPassword } from '../../accounts/accounts.ts'
import { passwordFault } from '../../accounts/passwords.ts'
import { findSignInLink, useSignInLink } from '../../accounts/sign-in-links.ts'
import type { Database } from '../../database/connect.ts'
import type { Api } from '../app.ts'
import { serviceErrorOf } from '../errors.ts'
import { type Page, sendPage } from '../pages/layout.ts'
import { pageHeaders } from '../security-headers.ts'
import { fromOwnPage } from './same-origin.ts'
import { formRefused, linkUsedUp, passwordForm, passwordSaved } from './sign-in-pages.ts'

const FORM_LIMIT_BYTES = 8 * 1024
const FORM = z.object({ token: z.string(), password: z.string() })

export interface SignInOptions {
  db: Database
  baseUrl: () => string
}

/** In a scope of its own: nothing else reads forms. */
export function signInRoutes(app: Api, { db, baseUrl }: SignInOptions): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  // The link's token stands in the address. With no-referrer browsers would send the form without its origin;
  // strict-origin tells others the origin and nobody the token.
  const signIn = {
    schema: { hide: true },
    errorHandler: answerWithPage,
    helmet: { ...pageHeaders.helmet, referrerPolicy: { policy: 'strict-origin' as const } },
    bodyLimit: FORM_LIMIT_BYTES,
  }

  app.get('/sign-in', signIn, async (request, reply) => {
    const { token } = request.query as { token?: string | string[] }
    return showForm(reply, String(token))
  })

  app.post('/sign-in', signIn, async (request, reply) => {
    if (!fromOwnPage(request.headers, baseUrl())) {
      return answer(
        reply,
        403,
        formRefused('The form was sent from another site. Open your link again and use the form there.'),
      )
    }
    const form = FORM.safeParse(request.body)
    if (!form.success) {
      return answer(reply, 422, formRefused('The form was incomplete. Open your link again.'))
    }
    const { token, password } = form.data
    const fault = passwordFault(password)
    if (fault) return showForm(reply, token, fault)
    const accountId = await choosePassword(token, password)
    const account = accountId && (await findAccount(db, accountId))
    return account ? answer(reply, 200, passwordSaved(account.email)) : answer(reply, 410, linkUsedUp)
  })

  async function showForm(reply: FastifyReply, token: string, fault?: string): Promise<FastifyReply> {
    const link = await findSignInLink(db, token)
    const account = link && (await findAccount(db, link.accountId))
    if (!account) return answer(reply, 410, linkUsedUp)
    return answer(reply, fault ? 422 : 200, passwordForm({ email: account.email, token, fault }))
  }

  /** Both or neither: a link is not used up by a password that was not saved. */
  const choosePassword = (token: string, password: string) =>
    db.transaction().execute(async (transaction) => {
      const accountId = await useSignInLink(transaction, token)
      if (accountId) await setPassword(transaction, accountId, password)
      return accountId
    })
}

const answer = (reply: FastifyReply, status: number, page: Page) =>
  sendPage(reply.code(status).header('Cache-Control', 'no-store'), page)

/** People get a page even when something breaks. */
function answerWithPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = serviceErrorOf(error)
  if (status >= 500) request.log.error({ err: error }, 'a page failed unexpectedly')
  const reason = status >= 500 ? `${message}.` : 'The form could not be read. Open your link again.'
  return answer(reply, status, formRefused(reason))
}
