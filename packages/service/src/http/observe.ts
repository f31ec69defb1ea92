/** Each request leaves its id in the answer, a line in the log and a count in the metrics. */
import type { Metrics } from '../observability/metrics.ts'
import type { Api } from './app.ts'

export function observeRequests(app: Api, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    const { method, caller } = request
    const { statusCode: status, elapsedTime: ms } = reply
    metrics.request({ method, route, status, seconds: ms / 1000 })
    request.log.info({ method, route, status, ms: Math.round(ms), apiKeyId: caller?.apiKeyId }, 'request')
  })
}
