/**
 * `npm run bench:webhooks`: ten thousand deliveries of twenty accounts to a hundred receivers, one in twenty of which never
 * answers. How fast the rest goes, and how long a healthy receiver waits.
 */
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { generate } from 'selfsigned'
import { joinWorkers } from '../src/jobs/presence.ts'
import { createLog } from '../src/observability/log.ts'
import { openVault } from '../src/secrets/vault.ts'
import { sendTestEvent } from '../src/webhooks/deliveries.ts'
import { startDispatcher } from '../src/webhooks/dispatcher.ts'
import { createSender } from '../src/webhooks/send.ts'
import { openStage } from './stage.ts'

const DELIVERIES = 10_000
const RECEIVERS = 100
const DEAD_ONE_IN = 20
const ACCOUNTS = 20

const { private: key, cert } = await generate([{ name: 'commonName', value: 'cadwright bench' }], {
  keyType: 'ec',
  extensions: [
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
  ],
})
tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert])

const stage = await openStage(ACCOUNTS)
const { db, connection } = stage.database
const log = createLog('warn')
const answeredMs: number[] = []
const servers = await Promise.all(
  Array.from({ length: RECEIVERS }, async (_, n) => {
    const server = createServer({ key, cert }, (request, response) => {
      request.resume()
      if (n % DEAD_ONE_IN === 0) return
      answeredMs.push(performance.now())
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return server
  }),
)
const urls = servers.map((server) => `https://localhost:${(server.address() as AddressInfo).port}/`)

for (let n = 0; n < DELIVERIES; n += 1) {
  const { accountId, apiKeyId } = stage.keys[n % ACCOUNTS] as (typeof stage.keys)[number]
  // A receiver belongs to one account; each has some that are dead.
  await sendTestEvent(db, { accountId, apiKeyId, url: urls[n % RECEIVERS] as string })
}
const healthy = DELIVERIES - DELIVERIES / DEAD_ONE_IN
const presence = await joinWorkers({
  connection,
  log,
  applicationName: 'bench',
  onJobs: () => {},
  onMoved: async () => {},
})
const startMs = performance.now()
const dispatcher = startDispatcher({
  keyring: { db, vault: await openVault({ secretKey: undefined, dataDir: stage.dataDir }) },
  sender: createSender({ allowPrivate: true, ports: undefined }),
  log,
  workerNumber: () => presence.number,
  observe: () => {},
})
while (answeredMs.length < healthy) await new Promise((resolve) => setTimeout(resolve, 50))
const seconds = (performance.now() - startMs) / 1000
console.log(
  `${healthy} healthy deliveries among ${DELIVERIES}: ${seconds.toFixed(1)} s, ${(healthy / seconds).toFixed(0)} a second`,
)

// With the dead ones still hanging: how long does one more take?
const waits: number[] = []
for (let n = 0; n < 20; n += 1) {
  const { accountId, apiKeyId } = stage.keys[n % ACCOUNTS] as (typeof stage.keys)[number]
  const before = answeredMs.length
  const sentMs = performance.now()
  await sendTestEvent(db, { accountId, apiKeyId, url: urls[1] as string })
  dispatcher.wake()
  while (answeredMs.length === before) await new Promise((resolve) => setTimeout(resolve, 1))
  waits.push(performance.now() - sentMs)
}
waits.sort((a, b) => a - b)
console.log(
  `one more to a healthy receiver while dead ones hang: p50 ${waits[10]?.toFixed(0)} ms, longest ${waits.at(-1)?.toFixed(0)} ms`,
)

await dispatcher.close({ graceMs: 0 })
await presence.close()
for (const server of servers) {
  server.closeAllConnections()
  server.close()
}
await stage.close()
