/** What the service counts and times, in the text format of Prometheus. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'
import type { Pool } from 'pg'
import type { FinishedJob } from '../jobs/worker.ts'
import { type KernelStatus, kernelGauges } from './kernel-gauges.ts'
import { queueGauges } from './queue-gauges.ts'

export interface ServedRequest {
  method: string
  /** The route's pattern, such as `/v1/jobs/:job_id`; undefined where none matched. Never the URL: each would be a series of its own. */
  route: string | undefined
  status: number
  seconds: number
}

export const webhookResults = ['delivered', 'retried', 'given_up'] as const
export type WebhookResult = (typeof webhookResults)[number]

export interface Metrics {
  text(): Promise<{ contentType: string; body: string }>
  request(served: ServedRequest): void
  job(finished: FinishedJob): void
  webhook(result: WebhookResult): void
}

export interface MetricsOptions {
  pool: Pool
  /** Left out by a process that runs no kernel. */
  kernel?: () => KernelStatus
}

const REQUEST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_BUCKETS_S = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 150, 300]

export function createMetrics({ pool, kernel }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: 'cadwright_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'cadwright_http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route'],
    buckets: REQUEST_BUCKETS_S,
    registers,
  })
  const jobs = new Counter({
    name: 'cadwright_jobs_finished_total',
    help: 'Jobs that ended, by outcome',
    labelNames: ['status', 'error_code', 'design_mode', 'output_format'],
    registers,
  })
  const stageSeconds = new Histogram({
    name: 'cadwright_job_stage_duration_seconds',
    help: 'Time a job spent in each stage of the pipeline',
    labelNames: ['stage'],
    buckets: JOB_BUCKETS_S,
    registers,
  })
  const waitSeconds = new Histogram({
    name: 'cadwright_job_wait_seconds',
    help: 'Time from submission to the start of a worker',
    buckets: JOB_BUCKETS_S,
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'cadwright_job_duration_seconds',
    help: 'Time from the start of a worker to the end of the pipeline',
    buckets: JOB_BUCKETS_S,
    registers,
  })
  const webhooks = new Counter({
    name: 'cadwright_webhook_attempts_total',
    help: 'Webhook attempts, by what came of them',
    labelNames: ['result'],
    registers,
  })
  // A series that begins at its first event hides that event from rate().
  for (const result of webhookResults) webhooks.inc({ result }, 0)

  const readQueue = queueGauges(pool, registry)
  const readKernel = kernel && kernelGauges(kernel, registry)

  return {
    async text() {
      await readQueue()
      readKernel?.()
      return { contentType: registry.contentType, body: await registry.metrics() }
    },

    request({ method, route = 'unmatched', status, seconds }) {
      requests.inc({ method, route, status })
      requestSeconds.observe({ method, route }, seconds)
    },

    job({ status, errorCode = '', designMode, outputFormat, waitedMs, latencyMs, durationsMs }) {
      jobs.inc({ status, error_code: errorCode, design_mode: designMode, output_format: outputFormat })
      waitSeconds.observe(waitedMs / 1000)
      jobSeconds.observe(latencyMs / 1000)
      for (const [stage, ms] of Object.entries(durationsMs)) stageSeconds.observe({ stage }, ms / 1000)
    },

    webhook(result) {
      webhooks.inc({ result })
    },
  }
}
