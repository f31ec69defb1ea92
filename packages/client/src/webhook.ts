/** Whether a webhook really comes from the service (specification 6.3), with nothing but the platform's own cryptography. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export type WebhookHeaders = Record<string, string | string[] | undefined> | Headers

export type WebhookFault = 'missing_header' | 'too_old' | 'wrong_signature'

/** Older ones may have been recorded and sent again by somebody else. */
const TOLERANCE_SECONDS = 300

/**
 * The fault, or undefined where there is none. Give the body as it came, before any parsing: the signature is over its
 * bytes.
 */
export function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  signingSecret: string,
  now: Date = new Date(),
): WebhookFault | undefined {
  const timestamp = headerOf(headers, 'x-service-timestamp')
  const signature = headerOf(headers, 'x-service-signature')
  if (!timestamp || !signature) return 'missing_header'
  const ageSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!(ageSeconds <= TOLERANCE_SECONDS)) return 'too_old'
  const digest = createHmac('sha256', signingSecret).update(`${timestamp}.`).update(body).digest('hex')
  const [given, expected] = [Buffer.from(signature), Buffer.from(`sha256=${digest}`)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? undefined : 'wrong_signature'
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name)
  return [entry?.[1]].flat()[0]
}
