/** A receiver of webhooks on this machine: HTTPS with a certificate made for it, which the service can be told to trust. */
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyWebhook } from '@cadwright/client'
import { generate } from 'selfsigned'

export interface Listener {
  url: string
  certificatePath: string
  close(): Promise<void>
}

export interface ListenerOptions {
  port: number
  /** Signatures are verified where it is given. */
  secret: string | undefined
  print: (text: string) => void
}

const MOST_BYTES = 1_000_000

export async function startListening({ port, secret, print }: ListenerOptions): Promise<Listener> {
  const folder = await mkdtemp(join(tmpdir(), 'cadwright-webhook-'))
  const certificatePath = join(folder, 'certificate.pem')
  const { private: key, cert } = await certificate()
  await writeFile(certificatePath, cert)
  const server = createServer({ key, cert }, (request, response) => {
    void read(request).then((body) => {
      print(`${new Date().toISOString()} ${judged(body, request.headers, secret)}\n${pretty(body)}\n\n`)
      response.writeHead(204).end()
      return undefined
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/`,
    certificatePath,
    async close() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function judged(body: Buffer, headers: IncomingHttpHeaders, secret: string | undefined): string {
  if (!secret) return 'received (signature not verified)'
  const fault = verifyWebhook(body, headers, secret)
  return fault ? `REFUSED: ${fault.replaceAll('_', ' ')}` : 'verified'
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes <= MOST_BYTES) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function pretty(body: Buffer): string {
  try {
    return JSON.stringify(JSON.parse(body.toString('utf8')), null, 2)
  } catch {
    return body.toString('utf8')
  }
}

const certificate = () =>
  generate([{ name: 'commonName', value: 'cadwright webhook listen' }], {
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
