/** Who may ask at `/dashboard`: a browser that is signed in, from the service's own pages. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../../accounts/sessions.ts'
import { ServiceError } from '../../errors.ts'
import { fromOwnPage } from '../home/same-origin.ts'
import type { SessionCookie } from '../session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the routes of `/dashboard`. */
    session: Session
  }
}

const CHANGES_NOTHING = new Set(['GET', 'HEAD'])

export function createGate(cookie: SessionCookie, baseUrl: () => string) {
  return async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('Cache-Control', 'no-store')
    if (!CHANGES_NOTHING.has(request.method) && !fromOwnPage(request.headers, baseUrl())) {
      throw new ServiceError('other_site', 'This came from another site; open the dashboard and do it there')
    }
    const session = await cookie.read(request)
    if (!session) throw new ServiceError('signed_out', 'You are signed out; sign in again')
    request.session = session
  }
}

/** The operator's routes do not exist for anybody else. */
export async function ownerOnly(request: FastifyRequest): Promise<void> {
  if (request.session.role !== 'owner') throw nothingHere()
}

/** For what does not exist and for what belongs to another account alike. */
export const nothingHere = () => new ServiceError('not_found', 'There is nothing here')
