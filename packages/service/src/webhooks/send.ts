/** One request to a receiver: a deadline, no redirects, and no more of the answer than a look at its beginning. */
import { Agent, request } from 'undici'
import { guardedConnector, type ReachOptions } from './addresses.ts'
import { retryAfterSeconds } from './schedule.ts'

export interface Sent {
  durationMs: number
  result: { status: number; retryAfterSeconds: number | undefined } | { error: string }
  /** The first bytes of the answer, to help whoever looks for the reason. */
  responseStart: string | undefined
}

export interface Sender {
  send(url: string, headers: Record<string, string>, body: string): Promise<Sent>
  close(): Promise<void>
}

export type SenderOptions = Omit<ReachOptions, 'connectTimeoutMs'> & {
  timeoutMs?: number
  clock?: () => Date
}

const TIMEOUT_MS = 15_000
const RESPONSE_START_BYTES = 1024
/** The answer is known from its status; its body is not worth waiting for. */
const BODY_PATIENCE_MS = 1_000
const LONGEST_REASON = 300
const MOST_HEADER_BYTES = 16 * 1024

export function createSender(options: SenderOptions): Sender {
  const { timeoutMs = TIMEOUT_MS, clock = () => new Date() } = options
  const agent = new Agent({
    connect: guardedConnector({ ...options, connectTimeoutMs: timeoutMs }),
    maxHeaderSize: MOST_HEADER_BYTES,
    keepAliveTimeout: 1_000,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  })
  return {
    async send(url, headers, body) {
      const start = performance.now()
      const durationMs = () => Math.round(performance.now() - start)
      try {
        const answer = await request(url, {
          method: 'POST',
          headers,
          body,
          dispatcher: agent,
          signal: AbortSignal.timeout(timeoutMs),
        })
        const took = durationMs()
        const responseStart = await beginningOf(answer.body)
        const asked = [answer.headers['retry-after']].flat()[0]
        const result = { status: answer.statusCode, retryAfterSeconds: retryAfterSeconds(asked, clock()) }
        return { durationMs: took, result, responseStart }
      } catch (error) {
        return {
          durationMs: durationMs(),
          result: { error: reasonOf(error, timeoutMs) },
          responseStart: undefined,
        }
      }
    },
    close: () => agent.destroy(),
  }
}

/** Text as far as it is text; the rest of the answer is not read, and its connection ends. */
async function beginningOf(body: AsyncIterable<Buffer> & { destroy(): void }): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  const giveUp = setTimeout(() => body.destroy(), BODY_PATIENCE_MS)
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= RESPONSE_START_BYTES) break
    }
  } catch {
    // What came so far is all there is to show.
  } finally {
    clearTimeout(giveUp)
    body.destroy()
  }
  // PostgreSQL keeps no null characters.
  const text = Buffer.concat(chunks)
    .subarray(0, RESPONSE_START_BYTES)
    .toString('utf8')
    .replaceAll('\0', '\uFFFD')
  return text || undefined
}

/** In words for the receiver's owner: what the connection met, and nothing of ours. */
function reasonOf(error: unknown, timeoutMs: number): string {
  const { name, code, message, cause } = error as Error & { code?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'UND_ERR_HEADERS_TIMEOUT') {
    return `no answer within ${timeoutMs / 1000} s`
  }
  if (cause instanceof Error) return reasonOf(cause, timeoutMs)
  // OpenSSL adds advice for whoever runs Node, which is not the receiver's owner.
  const words = message.split(';')[0] ?? ''
  return (code && !words.includes(code) ? `${code}: ${words}` : words).slice(0, LONGEST_REASON)
}
