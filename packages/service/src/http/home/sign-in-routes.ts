/** Signing in: by e-mail address and password, and at first by the one-time link with which somebody chooses theirs. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailAddress, findAccount, setPassword } from '../../accounts/accounts.ts'
import { passwordFault } from '../../accounts/passwords.ts'
import { endSessions } from '../../accounts/sessions.ts'
import { signIn, THROTTLED_MINUTES } from '../../accounts/sign-in.ts'
import { findSignInLink, useSignInLink } from '../../accounts/sign-in-links.ts'
import type { Database } from '../../database/connect.ts'
import type { Api } from '../app.ts'
import { serviceErrorOf } from '../errors.ts'
import { type Page, sendPage } from '../pages/layout.ts'
import { pageHeaders } from '../security-headers.ts'
import { basePath, type SessionCookie } from '../session-cookie.ts'
import { fromOwnPage } from './same-origin.ts'
import { formRefused, linkUsedUp, passwordForm, signInForm } from './sign-in-pages.ts'

const FORM_LIMIT_BYTES = 8 * 1024
const CHOICE = z.object({ token: z.string(), password: z.string() })
const CREDENTIALS = z.object({ email: z.string(), password: z.string(), next: z.string().default('') })

export interface SignInOptions {
  db: Database
  baseUrl: () => string
  cookie: SessionCookie
}

/** In a scope of its own: nothing else reads forms. */
export function signInRoutes(app: Api, { db, baseUrl, cookie }: SignInOptions): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  // The link's token stands in the address. With no-referrer browsers would send the form without its origin;
  // strict-origin tells others the origin and nobody the token.
  const route = {
    schema: { hide: true },
    errorHandler: answerWithPage,
    helmet: { ...pageHeaders.helmet, referrerPolicy: { policy: 'strict-origin' as const } },
    bodyLimit: FORM_LIMIT_BYTES,
  }

  app.get('/sign-in', route, async (request, reply) => {
    const { token, next } = request.query as { token?: string | string[]; next?: string | string[] }
    if (token !== undefined) return showChoice(reply, String(token))
    if (await cookie.read(request)) return goTo(reply, String(next ?? ''))
    return answer(reply, 200, signInForm({ next: String(next ?? '') }))
  })

  app.post('/sign-in', route, async (request, reply) => {
    if (!fromOwnPage(request.headers, baseUrl())) {
      return answer(
        reply,
        403,
        formRefused(
          'The form was sent from another site. Open the sign-in page again and use the form there.',
        ),
      )
    }
    const choice = CHOICE.safeParse(request.body)
    if (choice.success) return choose(request, reply, choice.data)
    const credentials = CREDENTIALS.safeParse(request.body)
    if (credentials.success) return enter(request, reply, credentials.data)
    return answer(reply, 422, formRefused('The form was incomplete. Open the sign-in page again.'))
  })

  async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { email, password, next }: z.infer<typeof CREDENTIALS>,
  ): Promise<FastifyReply> {
    const again = (status: number, fault: string) => answer(reply, status, signInForm({ email, next, fault }))
    // The same words whether the account or the password is wrong.
    const wrong = () => again(401, 'This address and this password do not belong together')
    if (!emailAddress.safeParse(email).success) return wrong()
    const result = await signIn(db, { email, password, address: request.ip })
    switch (result.outcome) {
      case 'signed in':
        await cookie.begin(request, reply, result.accountId)
        return goTo(reply, next)
      case 'wrong':
        return wrong()
      case 'throttled':
        return again(429, `Too many attempts failed. Wait ${THROTTLED_MINUTES} minutes and try again`)
    }
  }

  async function choose(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, password }: z.infer<typeof CHOICE>,
  ): Promise<FastifyReply> {
    const fault = passwordFault(password)
    if (fault) return showChoice(reply, token, fault)
    const accountId = await choosePassword(token, password)
    if (!accountId) return answer(reply, 410, linkUsedUp)
    await cookie.begin(request, reply, accountId)
    return goTo(reply, '')
  }

  async function showChoice(reply: FastifyReply, token: string, fault?: string): Promise<FastifyReply> {
    const link = await findSignInLink(db, token)
    const account = link && (await findAccount(db, link.accountId))
    if (!account) return answer(reply, 410, linkUsedUp)
    return answer(reply, fault ? 422 : 200, passwordForm({ email: account.email, token, fault }))
  }

  /** All or nothing: a link is not used up by a password that was not saved. Who knew the old password is signed out. */
  const choosePassword = (token: string, password: string) =>
    db.transaction().execute(async (transaction) => {
      const accountId = await useSignInLink(transaction, token)
      if (!accountId) return undefined
      await setPassword(transaction, accountId, password)
      await endSessions(transaction, { accountId })
      return accountId
    })

  const goTo = (reply: FastifyReply, next: string) =>
    reply.header('Cache-Control', 'no-store').redirect(basePath(baseUrl()) + ownPath(next), 303)
}

/** A path of this service, whatever was asked for: an address elsewhere leads to the start page. */
export function ownPath(next: string): string {
  const here = 'http://here.invalid'
  if (!next.startsWith('/') || !URL.canParse(next, here)) return '/'
  const { origin, pathname, search } = new URL(next, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/'
}

const answer = (reply: FastifyReply, status: number, page: Page) =>
  sendPage(reply.code(status).header('Cache-Control', 'no-store'), page)

/** People get a page even when something breaks. */
function answerWithPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = serviceErrorOf(error)
  if (status >= 500) request.log.error({ err: error }, 'a page failed unexpectedly')
  const reason = status >= 500 ? `${message}.` : 'The form could not be read. Open the sign-in page again.'
  return answer(reply, status, formRefused(reason))
}
