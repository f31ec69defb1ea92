/** Whether a form was sent from a page of the service itself, and not from somebody else's. */
import type { IncomingHttpHeaders } from 'node:http'

/**
 * Browsers tell where a form comes from in `Sec-Fetch-Site`, over plain http elsewhere than on localhost only in `Origin`.
 * What sends neither is no browser, and carries nobody's authority but its own.
 */
export function fromOwnPage(headers: IncomingHttpHeaders, baseUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const sender = new URL(origin)
  return sender.host === host || (URL.canParse(baseUrl) && sender.origin === new URL(baseUrl).origin)
}
