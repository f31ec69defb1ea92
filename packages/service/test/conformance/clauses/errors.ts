/** Sections 2.4 and 7.1, and point 5 of the design. Every answer of the suite is also held to the body of 2.4. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { assertRefused } from '../client.ts'
import type { Clause } from '../runner.ts'

const UNKNOWN = [
  { method: 'GET', path: '/v1' },
  { method: 'GET', path: '/v1/' },
  { method: 'GET', path: '/v2/jobs' },
  { method: 'GET', path: '/v1/job' },
  { method: 'GET', path: '/v1/text-to-cad' },
  { method: 'POST', path: '/v1/jobs' },
  { method: 'DELETE', path: '/v1/jobs/pub_0123456789ab' },
  { method: 'PUT', path: '/v1/jobs/pub_0123456789ab' },
  { method: 'PATCH', path: '/v1/text-to-cad' },
  { method: 'GET', path: '/v1/jobs/pub_0123456789ab/cancel' },
  { method: 'GET', path: '/v1/jobs/pub_0123456789ab/report/more' },
  { method: 'GET', path: '/v1/JOBS' },
  { method: 'GET', path: '/v1/jobs/%' },
  { method: 'GET', path: '/v1/%2e%2e/%2e%2e/etc/passwd' },
  { method: 'GET', path: '/files' },
  { method: 'GET', path: '/files/../../etc/passwd' },
  { method: 'GET', path: '/.env' },
]

/** HTTP that is broken below the level of routes. */
const BROKEN: Record<string, string> = {
  'a request line that is none': 'NONSENSE\r\n\r\n',
  'a header without a colon': 'GET /v1/jobs HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n',
  'two lengths that disagree':
    'POST /v1/text-to-cad HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  'headers beyond all bounds': `GET /v1/jobs HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`,
}

export const errors: Clause[] = [
  ...UNKNOWN.map(
    ({ method, path }): Clause => ({
      clause: 'design 5',
      says: `${method} ${path} is an unknown route: 404 with the body of 2.4`,
      async holds(world) {
        const { client } = await world.customer()
        assertRefused(await client.send({ method, path }), 404, 'invalid_input')
      },
    }),
  ),
  ...Object.entries(BROKEN).map(
    ([what, text]): Clause => ({
      clause: '2.4',
      says: `${what} is answered with the error body too`,
      async holds({ service }) {
        const answer = await raw(service.url, text)
        assert.match(answer, /^HTTP\/1\.1 4\d\d /)
        const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as Record<string, unknown>
        assert.deepEqual(Object.keys(body).sort(), ['error_code', 'message'])
        assert.equal(body['error_code'], 'invalid_input')
        assert.match(answer, /^x-request-id: \S+/im)
      },
    }),
  ),
  {
    clause: '2.4',
    says: 'error bodies are JSON by their Content-Type and are not to be cached',
    async holds(world) {
      const answer = await world.stranger.get('/v1/jobs')
      assert.match(String(answer.headers['content-type']), /^application\/json\b/)
      assert.doesNotMatch(answer.headers['cache-control'] ?? '', /public|max-age=[1-9]/)
    },
  },
  {
    clause: 'design 1',
    says: 'X-Request-Id is another on every answer',
    async holds(world) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => world.stranger.get('/v1/jobs')))
      assert.equal(new Set(answers.map(({ headers }) => headers['x-request-id'])).size, 10)
    },
  },
  {
    clause: 'design 5',
    says: 'a message does not hand back what was sent as markup or at length',
    async holds(world) {
      const { client } = await world.customer()
      const { text } = await client.submit({ prompt: 'a plate', [`<script>${'x'.repeat(20_000)}`]: 1 })
      assert.ok(text.length < 2000, `the refusal has ${text.length} characters`)
    },
  },
]

/** Writes the text as it is and gives all that comes back before the other side closes. */
async function raw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), timeout: 10_000 })
  let answer = ''
  socket.setEncoding('utf8').on('data', (piece: string) => {
    answer += piece
  })
  // A server may hang up before all of a hopeless request has been sent.
  socket.on('error', () => {})
  socket.on('timeout', () => socket.destroy())
  socket.end(text)
  await once(socket, 'close')
  return answer
}
