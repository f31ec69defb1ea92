/** The sending of webhooks as a part of a worker process, with a place of its own among the workers. */
import type { Config } from '../config.ts'
import type { OpenDatabase } from '../database/open.ts'
import { joinWorkers } from '../jobs/presence.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Vault } from '../secrets/vault.ts'
import { startDispatcher } from './dispatcher.ts'
import { createSender } from './send.ts'

export interface PostOptions {
  database: OpenDatabase
  vault: Vault
  config: Pick<Config, 'webhookAllowPrivate' | 'webhookPorts'>
  log: Log
  metrics: Pick<Metrics, 'webhook'>
}

export interface Post {
  wake(): void
  close(): Promise<void>
}

const GRACE_MS = 2_000

export async function openPost({ database, vault, config, log, metrics }: PostOptions): Promise<Post> {
  const sender = createSender({ allowPrivate: config.webhookAllowPrivate, ports: config.webhookPorts })
  // Its claims hold as long as this place does; another worker takes over what a dead one had claimed.
  const presence = await joinWorkers({
    connection: database.connection,
    log,
    applicationName: 'cadwright post',
    onJobs: () => {},
    onMoved: async () => {},
  })
  const dispatcher = startDispatcher({
    keyring: { db: database.db, vault },
    sender,
    log,
    workerNumber: () => presence.number,
    observe: (result) => metrics.webhook(result),
  })
  return {
    wake: () => dispatcher.wake(),
    async close() {
      await dispatcher.close({ graceMs: GRACE_MS })
      await presence.close()
    },
  }
}
