/** How a delivery proves where it comes from (specification 6.3). */
import { createHmac } from 'node:crypto'

export interface SignedHeaders {
  'X-Service-Signature': string
  'X-Service-Timestamp': string
}

/** Over the very bytes that are sent: the timestamp, a dot, the body. */
export function signedHeaders(secret: string, body: string, now: Date): SignedHeaders {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return { 'X-Service-Signature': `sha256=${digest}`, 'X-Service-Timestamp': timestamp }
}
