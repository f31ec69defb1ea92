/** As many requests as a few connections can send, and how long each took. */
import autocannon from 'autocannon'
import type { BenchKey } from './stage.ts'

export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export const CONNECTIONS = 16
const SECONDS = 3
const ROUNDS = 3

export interface Request {
  method: 'GET' | 'POST'
  path: string
  body?: string
  key: BenchKey
}

export interface Subject {
  url: string
  requests: Request[]
}

/** In turns, so that whatever else the machine does meets all of them alike; of several rounds the middle one counts. */
export async function sideBySide<Name extends string>(
  subjects: Record<Name, Subject>,
): Promise<Record<Name, Load>> {
  const names = Object.keys(subjects) as Name[]
  const rounds = new Map<Name, Load[]>(names.map((name) => [name, []]))
  for (const name of names) await load(subjects[name])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) rounds.get(name)?.push(await load(subjects[name]))
  }
  return Object.fromEntries(names.map((name) => [name, middle(rounds.get(name) ?? [])])) as Record<Name, Load>
}

const middle = (loads: Load[]): Load =>
  loads.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(loads.length / 2)] as Load

async function load({ url, requests }: Subject): Promise<Load> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: requests.map(({ method, path, body, key }) => ({
      method,
      path,
      ...(body !== undefined && { body }),
      headers: {
        authorization: `Bearer ${key.apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })),
  })
  const refused = result.non2xx + result.errors + result.timeouts
  if (refused > 0) throw new Error(`${refused} requests to ${url} were not answered with a 2xx`)
  return { perSecond: result.requests.average, p50Ms: result.latency.p50, p99Ms: result.latency.p99 }
}
