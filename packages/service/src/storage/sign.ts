/**
 * The service's own signed links. They hold as long as the file does (30 days, clause 2.1), where a presigned S3 URL
 * lives at most 7, and each is fresh (clause 4.2): a random nonce is signed along with the path and the expiry.
 */
import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'

export interface SignedQuery {
  expires?: string | undefined
  nonce?: string | undefined
  signature?: string | undefined
}

export interface Signer {
  /** `path?expires=…&nonce=…&signature=…`; the path as it stands in the address, percent-encoding and all. */
  sign(path: string, expiresAt: Date): string
  /** A link is good until its expiry and not at it. One that was tampered with is forged, expired or not. */
  verify(path: string, query: SignedQuery, now: Date): 'valid' | 'expired' | 'forged'
}

const NONCE_BYTES = 12
const SHORTEST_KEY_BYTES = 32

export function createSigner(key: Uint8Array): Signer {
  if (key.length < SHORTEST_KEY_BYTES) {
    throw new Error(`a signing key has at least ${SHORTEST_KEY_BYTES} bytes`)
  }
  const secret = createSecretKey(key)
  // As JSON no part can run into the next; the purpose keeps a signature made elsewhere with this key from counting here.
  const signatureOf = (path: string, expires: string, nonce: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['download', path, expires, nonce]))
      .digest('base64url')

  return {
    sign(path, expiresAt) {
      if (!/^\/[^?#\s]*$/.test(path)) {
        throw new Error(`${JSON.stringify(path)} cannot be signed: it is no plain path`)
      }
      if (Number.isNaN(expiresAt.getTime())) {
        throw new Error(`${path} cannot be signed: its expiry is no time`)
      }
      const expires = unixSeconds(expiresAt)
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      return `${path}?${new URLSearchParams({ expires, nonce, signature: signatureOf(path, expires, nonce) })}`
    },

    verify(path, { expires, nonce, signature }, now) {
      if (expires === undefined || nonce === undefined || signature === undefined) return 'forged'
      if (!equal(signature, signatureOf(path, expires, nonce))) return 'forged'
      return now.getTime() < Math.round(Number(expires) * 1000) ? 'valid' : 'expired'
    },
  }
}

/** To the millisecond, so that a link ends with its file, neither before nor after. */
const unixSeconds = (time: Date) => (time.getTime() / 1000).toFixed(3)

/** Compared as text: base64 has several spellings of the same bytes, and only ours is good. */
function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
