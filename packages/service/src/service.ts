/** The parts put together: what a process of a given role runs, and how it stops. */
import { availableParallelism } from 'node:os'
import { type Engine, openEngine } from '@cadwright/engine'
import { ensureOwner, type Owner } from './accounts/owner.ts'
import { createSignInLink } from './accounts/sign-in-links.ts'
import { Closing } from './closing.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import { createApp, createOperatorApp } from './http/app.ts'
import { addressOf, listen } from './http/listen.ts'
import { createDownloadLink } from './http/routes/files.ts'
import { requestFormat } from './jobs/formats.ts'
import { openQueue } from './jobs/queue.ts'
import { createWaker } from './jobs/wake.ts'
import { startWorker, type Worker } from './jobs/worker.ts'
import type { Log } from './observability/log.ts'
import { createMetrics } from './observability/metrics.ts'
import { openVault } from './secrets/vault.ts'
import { openStorage } from './storage/open.ts'
import { createSigner } from './storage/sign.ts'
import { recordCompletion } from './webhooks/deliveries.ts'
import { openPost } from './webhooks/post.ts'

export const roles = ['all', 'api', 'worker'] as const
export type Role = (typeof roles)[number]

export interface Service {
  /** Where it listens; a worker may not. */
  url: string | undefined
  /** Where its links begin. */
  publicUrl: string
  /** Resolves when the kernels are warm and jobs are taken; at once where there is no worker. */
  working: Promise<unknown>
  owner: Owner
  /** A link that signs the owner in, once. */
  signInLink: () => Promise<string>
  /** Stops taking requests and jobs, lets running ones end, then lets go of everything. */
  close(): Promise<void>
}

const POOL_SIZE = 20
const DRAIN_MS = 20_000

export async function openService(config: Config, options: { role: Role; log: Log }): Promise<Service> {
  const { role, log } = options
  const closing = new Closing()
  try {
    return await open(config, role, log, closing)
  } catch (error) {
    await closing.run().catch((fault: unknown) => log.warn({ err: fault }, 'what was opened did not close'))
    throw error
  }
}

async function open(config: Config, role: Role, log: Log, closing: Closing): Promise<Service> {
  const onError = (error: Error) => log.warn({ err: error }, 'the queue stumbled')
  const workers = config.kernelWorkers ?? availableParallelism()
  // Kernels take seconds to warm up: they begin before the database does.
  const engineOpening = role === 'api' ? undefined : openEngine({ workers })
  // What could not be opened need not be closed; its fault is told by whoever waits for it.
  closing.add('the engine', async () => (await engineOpening?.catch(() => undefined))?.close())
  engineOpening?.catch(() => {})

  const database = await openDatabase(config, {
    applicationName: `cadwright ${role}`,
    size: POOL_SIZE,
    log: (message) => log.info(message),
  })
  closing.add('the database', () => database.close())
  const vault = await openVault(config)
  const storage = openStorage({ url: config.storageUrl, dataDir: config.dataDir })
  closing.add('the storage', () => storage.close())
  await storage.check()
  const boss = await openQueue(database.connection, { supervise: role !== 'api', onError })
  closing.add('the queue', () => boss.stop({ graceful: false }))
  const owner = await ensureOwner({ db: database.db, vault }, { starterCredits: config.starterCredits })

  const kernel: { status?: () => ReturnType<Engine['status']> } = {}
  const metrics = createMetrics({
    pool: database.pool,
    ...(engineOpening && { kernel: () => kernel.status?.() ?? { workers: 0, waiting: 0, replaced: 0 } }),
  })
  const waker = createWaker(database.pool, log)
  closing.add('the announcements', () => waker.quiet())
  let url: string | undefined
  const baseUrl = () => config.publicUrl ?? url ?? addressOf(config)
  const signer = createSigner(vault.derive('download links'))
  const shared = {
    connections: database,
    storage,
    metrics,
    log,
    config,
    kernelReady: () => role === 'api' || kernel.status !== undefined,
  }
  const app =
    role !== 'worker'
      ? await createApp({
          ...shared,
          signer,
          baseUrl,
          vault,
          kernels: () => kernel.status?.(),
          requestFormat: (wanted) => requestFormat({ db: database.db, boss }, wanted),
          wakeWorkers: () => waker.wake(),
          clock: () => new Date(),
        })
      : config.portGiven
        ? await createOperatorApp(shared)
        : undefined
  if (app) {
    closing.add('the listener', () => app.close())
    url = await listen(app, config)
  }

  const post = role === 'api' ? undefined : await openPost({ database, vault, config, log, metrics })
  closing.add('the post', async () => post?.close())
  // Requests are answered and jobs accepted while the kernels still warm up; /readyz says when they are done.
  const startWorking = async (opening: Promise<Engine>): Promise<Worker> => {
    const engine = await opening
    const downloadLink = createDownloadLink(signer, baseUrl)
    const worker = await startWorker({
      connections: database,
      connection: database.connection,
      boss,
      engine,
      storage,
      log,
      outputLifetimeSeconds: config.outputLifetimeSeconds,
      concurrency: workers,
      announce: async (transaction, { callbackUrl, ...job }) => {
        if (callbackUrl) await recordCompletion(transaction, { ...job, callbackUrl }, downloadLink)
      },
      observe: (finished) => {
        metrics.job(finished)
        post?.wake()
      },
    })
    kernel.status = () => engine.status()
    return worker
  }
  const working = engineOpening && startWorking(engineOpening)
  working?.catch(() => {})
  closing.add('the worker', async () => (await working?.catch(() => undefined))?.close({ graceMs: DRAIN_MS }))

  return {
    url,
    publicUrl: baseUrl(),
    working: Promise.resolve(working),
    owner,
    signInLink: async () =>
      `${baseUrl()}/sign-in?token=${await createSignInLink(database.db, owner.accountId)}`,
    close: () => closing.run(),
  }
}
