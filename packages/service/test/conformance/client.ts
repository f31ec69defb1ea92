/** HTTP as a client of the interface sees it, nothing smoothed over: headers as given, bytes as received. */
import assert from 'node:assert/strict'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Sent {
  method?: string
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  /** In pieces, so that its length is not announced. */
  chunked?: boolean
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
  /** `undefined` where the body is no JSON. */
  json: unknown
}

/** What a body is given as: an object is sent as JSON, text and bytes as they are. */
export type Body = Record<string, unknown> | unknown[] | string | Buffer

export interface Client {
  /** Every answer is held to what all answers owe (`assertWellFormed`). */
  send(sent: Sent): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  submit(body: Body, headers?: Record<string, string>): Promise<Answer>
  close(): void
}

const DEADLINE_MS = 30_000
const SUBMISSION = '/v1/text-to-cad'

export function createClient(url: string, credentials: Record<string, string> = {}): Client {
  const agent = new Agent({ keepAlive: true })
  const send = async ({ headers, ...sent }: Sent) => {
    const answer = await exchange(url, agent, { ...sent, headers: { ...credentials, ...headers } })
    assertWellFormed(answer, sent.method)
    return answer
  }
  return {
    send,
    get: (path, headers = {}) => send({ path, headers }),
    submit: (body, headers = {}) =>
      send({
        method: 'POST',
        path: SUBMISSION,
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
      }),
    close: () => agent.destroy(),
  }
}

function exchange(url: string, agent: Agent, { method = 'GET', path, headers, body, chunked }: Sent) {
  const { hostname, port } = new URL(url)
  return new Promise<Answer>((resolve, reject) => {
    const sending = request(
      { hostname, port, agent, method, path, headers, signal: AbortSignal.timeout(DEADLINE_MS) },
      (incoming) => {
        const pieces: Buffer[] = []
        incoming.on('data', (piece: Buffer) => pieces.push(piece))
        incoming.on('error', reject)
        incoming.on('end', () => resolve(answerOf(incoming.statusCode ?? 0, incoming.headers, pieces)))
      },
    )
    sending.on('error', reject)
    // Node would announce the length of a body given at the end alone.
    if (chunked) sending.setHeader('transfer-encoding', 'chunked')
    sending.end(body)
  })
}

function answerOf(status: number, headers: IncomingHttpHeaders, pieces: Buffer[]): Answer {
  const bytes = Buffer.concat(pieces)
  const text = bytes.toString('utf8')
  const isJson = /^application\/json\b/.test(headers['content-type'] ?? '')
  return { status, headers, bytes, text, json: isJson && text !== '' ? JSON.parse(text) : undefined }
}

/** Design 1 and 5: a request id on every answer; section 2.4: the error body, and nothing more, on every refusal. */
export function assertWellFormed(answer: Answer, method = 'GET'): void {
  const id = answer.headers['x-request-id']
  assert.ok(typeof id === 'string' && /^[\w.-]{1,64}$/.test(id), `X-Request-Id is ${String(id)}`)
  if (answer.status < 400 || method === 'HEAD') return
  const body = recordOf(answer)
  assert.deepEqual(Object.keys(body).sort(), ['error_code', 'message'], answer.text)
  assert.equal(typeof body['error_code'], 'string')
  assert.ok(typeof body['message'] === 'string' && body['message'].trim() !== '', 'the message is empty')
}

export function recordOf(answer: Answer): Record<string, unknown> {
  const { json } = answer
  assert.ok(
    typeof json === 'object' && json !== null && !Array.isArray(json),
    `not a JSON object: ${answer.status} ${answer.text.slice(0, 300)}`,
  )
  return json as Record<string, unknown>
}

/** A refusal of section 7.1; `names` is what its message must mention. */
export function assertRefused(answer: Answer, status: number, errorCode: string, names?: string): void {
  assert.equal(answer.status, status, `${answer.status} ${answer.text.slice(0, 300)}`)
  const { error_code, message } = recordOf(answer)
  assert.equal(error_code, errorCode)
  if (names)
    assert.ok(String(message).includes(names), `the message does not name ${names}: ${String(message)}`)
}

/** Section 4.1, the answer 202: exactly two fields. Gives the new job's id. */
export function assertAccepted(answer: Answer): string {
  assert.equal(answer.status, 202, `${answer.status} ${answer.text.slice(0, 300)}`)
  const { job_id, ...rest } = recordOf(answer)
  assert.deepEqual(rest, { status: 'queued' })
  assert.match(String(job_id), /^pub_[0-9a-f]{12}$/)
  return String(job_id)
}
