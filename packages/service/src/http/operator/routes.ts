/** Health, readiness and metrics for the operator; to everyone else these routes do not exist. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Network } from '../../config.ts'
import type { Metrics } from '../../observability/metrics.ts'
import type { Api } from '../app.ts'
import { operatorsSide } from './networks.ts'
import type { Unready } from './readiness.ts'

export interface OperatorOptions {
  unready: () => Promise<Unready[]>
  metrics: Pick<Metrics, 'text'>
  networks: Network[]
}

export function operatorRoutes(app: Api, { unready, metrics, networks }: OperatorOptions): void {
  const isOperator = operatorsSide(networks)

  const onRequest = async ({ socket, headers }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isOperator({ remoteAddress: socket.remoteAddress, headers }))
      reply.header('Cache-Control', 'no-store')
    else reply.callNotFound()
  }
  const operatorsOnly = { schema: { hide: true }, onRequest }

  app.get('/healthz', operatorsOnly, () => ({ status: 'ok' }))

  app.get('/readyz', operatorsOnly, async (request, reply) => {
    const faults = await unready()
    for (const { need, cause } of faults) request.log.warn({ err: cause, need }, 'not ready')
    if (faults.length === 0) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', not_ready: faults.map(({ need }) => need) })
  })

  app.get('/metrics', operatorsOnly, async (_, reply) => {
    const { contentType, body } = await metrics.text()
    return reply.type(contentType).send(body)
  })
}
