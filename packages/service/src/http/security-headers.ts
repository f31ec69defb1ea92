/** The headers that tell a browser how little it may do with an answer. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { Api } from './app.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/** An answer of the interface is data: nothing in it may run, load, frame or be framed. */
const NOTHING = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}

/** A page runs and shows only what the service itself serves; nothing inline, no other host. */
const OWN_FILES = {
  ...NOTHING,
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  // The reference's style sheet draws its icons as data.
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  formAction: ["'self'"],
}

/** Route options of a page for people. */
export const pageHeaders: { helmet: FastifyHelmetOptions } = {
  helmet: { contentSecurityPolicy: { useDefaults: false, directives: OWN_FILES } },
}

/** The dashboard also draws with pictures it makes itself, and tells its addresses by a base of its own. */
const OWN_APP = {
  ...OWN_FILES,
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  baseUri: ["'self'"],
}

/** Route options of the dashboard's page. */
export const appHeaders: { helmet: FastifyHelmetOptions } = {
  helmet: { contentSecurityPolicy: { useDefaults: false, directives: OWN_APP } },
}

/** Strict for every route; a page loosens its own with `pageHeaders`. */
export async function securityHeaders(app: Api, { baseUrl }: { baseUrl: () => string }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: NOTHING },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Signed links are meant to be used from other sites, such as a viewer that shows a GLB.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_, reply) => {
    // Only where the operator says that TLS stands in front: browsers remember it for the whole year.
    if (baseUrl().startsWith('https:')) reply.header('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
  })
}
