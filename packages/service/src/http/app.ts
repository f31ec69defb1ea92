/** The HTTP interface, whole, and nothing that listens: `service.ts` gives it its parts and a port. */
import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
} from 'fastify'
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Connections } from '../database/connect.ts'
import type { QueuedFormat } from '../jobs/formats.ts'
import type { KernelStatus } from '../observability/kernel-gauges.ts'
import type { Log } from '../observability/log.ts'
import type { Metrics } from '../observability/metrics.ts'
import type { Vault } from '../secrets/vault.ts'
import type { Signer } from '../storage/sign.ts'
import type { Storage } from '../storage/storage.ts'
import { createAdmission } from './admission.ts'
import { clientError } from './client-error.ts'
import { appPages } from './dashboard/app-page.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { openApiDocument } from './docs/openapi.ts'
import { docsPage } from './docs/page.ts'
import { answerErrors, sendError } from './errors.ts'
import { homeRoutes } from './home/routes.ts'
import { observeRequests } from './observe.ts'
import { createReadiness } from './operator/readiness.ts'
import { operatorRoutes } from './operator/routes.ts'
import { createDownloadLink, fileRoutes } from './routes/files.ts'
import { jobExtraRoutes } from './routes/job-extras.ts'
import { jobRoutes } from './routes/jobs.ts'
import { textToCadRoute } from './routes/text-to-cad.ts'
import { securityHeaders } from './security-headers.ts'
import { createSessionCookie } from './session-cookie.ts'

export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

export interface AppOptions {
  connections: Connections
  storage: Storage
  signer: Signer
  metrics: Metrics
  log: Log
  config: Pick<Config, 'rateLimit' | 'operatorNetworks' | 'webhookAllowPrivate'>
  vault: Vault
  /** Where links begin; known once the service listens. */
  baseUrl: () => string
  kernelReady: () => boolean
  /** None where this process runs no kernel. */
  kernels: () => KernelStatus | undefined
  requestFormat: (wanted: QueuedFormat) => Promise<void>
  wakeWorkers: () => void
  clock: () => Date
}

const REQUEST_TIMEOUT_MS = 30_000

type OperatorOptions = Pick<
  AppOptions,
  'connections' | 'storage' | 'metrics' | 'log' | 'config' | 'kernelReady'
>

const readinessOf = ({ connections: { pool }, storage, kernelReady }: OperatorOptions) =>
  createReadiness({ pool, storage, kernelReady })

/** A process that only works and does not serve still shows its health. */
export async function createOperatorApp(options: OperatorOptions): Promise<Api> {
  const { metrics, config } = options
  const app = bareApp(options)
  operatorRoutes(app, { unready: readinessOf(options), metrics, networks: config.operatorNetworks })
  return app
}

export async function createApp(options: AppOptions): Promise<Api> {
  const { connections, storage, signer, baseUrl, config, clock, metrics } = options
  const { pool, db } = connections
  const app = bareApp(options)
  await securityHeaders(app, { baseUrl })
  await openApiDocument(app, { baseUrl })

  await app.register(fastifyCookie)
  const downloadLink = createDownloadLink(signer, baseUrl)

  await app.register(async (scope) => {
    const v1 = scope.withTypeProvider<ZodTypeProvider>()
    v1.addHook('onRequest', createAdmission(pool, config.rateLimit))
    await v1.register(async (submission) =>
      textToCadRoute(submission.withTypeProvider<ZodTypeProvider>(), {
        pool,
        wakeWorkers: options.wakeWorkers,
        webhookAllowPrivate: config.webhookAllowPrivate,
      }),
    )
    jobRoutes(v1, { pool, downloadLink })
    jobExtraRoutes(v1, { pool, storage })
  })
  fileRoutes(app, { pool, storage, signer, clock })
  const unready = readinessOf(options)
  operatorRoutes(app, { unready, metrics, networks: config.operatorNetworks })
  const cookie = createSessionCookie(db, baseUrl)
  dashboardRoutes(app, {
    ...options,
    db,
    pool,
    cookie,
    keyring: { db, vault: options.vault },
    rateLimit: config.rateLimit,
    webhookAllowPrivate: config.webhookAllowPrivate,
    downloadLink,
    unready,
  })
  homeRoutes(app, { db, baseUrl, cookie, sendApp: appPages(app, { cookie, baseUrl }) })
  await docsPage(app, { baseUrl })
  return app
}

function bareApp({ log, metrics }: Pick<AppOptions, 'log' | 'metrics'>): Api {
  // Typed as Fastify's own kind, so that plugins take the app for any app.
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    // One line a request, written by `observe.ts`, without query strings: they hold signatures.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: clientError,
    // Addresses that the router cannot read pass no hook: they get their id here.
    frameworkErrors: (error, request, reply) =>
      void sendError(reply.header('X-Request-Id', request.id), request, error),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  // The types hold answers to their schemas; checking each again at run time would only cost.
  app.setSerializerCompiler(() => JSON.stringify)
  app.decorateRequest('caller')
  app.decorateRequest('session')
  answerErrors(app)
  observeRequests(app, metrics)
  return app
}

/** A caller's own id is kept where it is harmless, so that both sides can find a request in their logs. */
const requestIdOf = (given: string | string[] | undefined) =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID()
