/** A receiver of webhooks: a real HTTPS server with a certificate of our own authority, which the tests trust. */
import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { generate } from 'selfsigned'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
  atMs: number
}

export interface Receiver {
  url: string
  port: number
  received: Received[]
  /** Resolves once so many requests have come in. */
  until(count: number): Promise<Received[]>
  close(): Promise<void>
}

export type Answer = (request: Received, response: ServerResponse, number: number) => void

export const answering =
  (...statuses: number[]): Answer =>
  (_, response, number) => {
    response.writeHead(statuses[Math.min(number, statuses.length) - 1] ?? 200).end('thanks')
  }

const PATIENCE_MS = 60_000

/** One for all receivers of a process: authorities of one name cannot be told apart. */
export const vouchedFor = certificate('cadwright tests').then((made) => {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), made.cert])
  return made
})

/** `trusted: false` makes one whose certificate nobody vouches for. */
export async function startReceiver(
  answer: Answer = answering(200),
  { trusted = true } = {},
): Promise<Receiver> {
  const { key, cert } = trusted ? await vouchedFor : await certificate('stranger')
  const received: Received[] = []
  const waiting = new Set<() => void>()
  const server: Server = createServer({ key, cert }, (request, response) => {
    void readBody(request).then((body) => {
      const one = { headers: request.headers, body, atMs: performance.now() }
      received.push(one)
      answer(one, response, received.length)
      for (const look of waiting) look()
      return undefined
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}/hook`,
    port,
    received,
    until: (count) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`${received.length} of ${count} requests came within ${PATIENCE_MS} ms`)),
          PATIENCE_MS,
        )
        const look = () => {
          if (received.length < count) return
          clearTimeout(late)
          waiting.delete(look)
          resolve(received)
        }
        waiting.add(look)
        look()
      }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

async function certificate(commonName: string): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: commonName }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  })
  return { key, cert }
}
