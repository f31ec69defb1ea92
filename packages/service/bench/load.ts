/** As many requests as a few connections can send, and how long each took. */
import autocannon from 'autocannon'
import type { BenchKey } from './stage.ts'

export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export const CONNECTIONS = 16
const WARM_UP_SECONDS = 2
const SECONDS = 6

export interface Request {
  method: 'GET' | 'POST'
  path: string
  body?: string
  key: BenchKey
}

export async function load(url: string, requests: Request[]): Promise<Load> {
  const options = {
    url,
    connections: CONNECTIONS,
    requests: requests.map(({ method, path, body, key }) => ({
      method,
      path,
      ...(body !== undefined && { body }),
      headers: {
        authorization: `Bearer ${key.apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })),
  }
  await autocannon({ ...options, duration: WARM_UP_SECONDS })
  const result = await autocannon({ ...options, duration: SECONDS })
  const refused = result.non2xx + result.errors + result.timeouts
  if (refused > 0) throw new Error(`${refused} requests to ${url} were not answered with a 2xx`)
  return { perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 }
}
