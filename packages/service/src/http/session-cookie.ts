/** The cookie that says who is signed in to the dashboard: out of reach of scripts, and of other sites' requests. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createSession, findSession, SESSION_DAYS, type Session } from '../accounts/sessions.ts'
import type { Database } from '../database/connect.ts'

export interface SessionCookie {
  /** Whoever the request's cookie belongs to, while the session lasts. */
  read(request: FastifyRequest): Promise<Session | undefined>
  /** Begins a session, and tells the browser. */
  begin(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void>
  forget(reply: FastifyReply): void
}

const NAME = 'cadwright_session'
const DAY_SECONDS = 24 * 3600

export function createSessionCookie(db: Database, baseUrl: () => string): SessionCookie {
  const attributes = () => ({
    path: `${basePath(baseUrl())}/`,
    httpOnly: true,
    // A link into the dashboard from a mail or a chat works; what changes something is also checked for its origin.
    sameSite: 'lax' as const,
    secure: baseUrl().startsWith('https:'),
  })
  return {
    async read(request) {
      const token = request.cookies[NAME]
      return token ? findSession(db, token) : undefined
    },
    async begin(request, reply, accountId) {
      const userAgent = request.headers['user-agent'] ?? ''
      const token = await createSession(db, { accountId, userAgent, address: request.ip })
      reply.setCookie(NAME, token, { ...attributes(), maxAge: SESSION_DAYS * DAY_SECONDS })
    },
    forget(reply) {
      reply.clearCookie(NAME, attributes())
    },
  }
}

/** What stands in the public address after the host, without a slash at its end. */
export const basePath = (baseUrl: string): string => new URL(baseUrl).pathname.replace(/\/+$/, '')
