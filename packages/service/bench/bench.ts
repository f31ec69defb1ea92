/**
 * `npm run bench:service`: one API process against what it stands on, side by side in one run: a bare Fastify route with
 * the same statements, and pgbench with the statements alone. Figures are ratios; absolute ones depend on the machine.
 */
import { type Load, type Request, sideBySide } from './load.ts'
import { pgbench } from './pgbench.ts'
import { dismissJobs, seedJobs } from './seed.ts'
import { type BenchKey, openStage, type Stage } from './stage.ts'

const ACCOUNTS = 16
const SEEDED = 1_000_000
const PLATES = 40
const PLATE = 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges and 3 mm corner fillets'
const CLI = '../../cli/bin/cadwright.mjs'

const submissions = (keys: BenchKey[]): Request[] =>
  keys.map((key) => ({
    method: 'POST',
    path: '/v1/text-to-cad',
    body: JSON.stringify({ prompt: PLATE }),
    key,
  }))

const listings = (keys: BenchKey[]): Request[] =>
  keys.map((key) => ({ method: 'GET', path: '/v1/jobs', key }))

async function polls({ database, keys }: Stage): Promise<Request[]> {
  const jobs = await database.db.selectFrom('jobs').select(['id', 'api_key_id']).limit(1000).execute()
  return jobs.flatMap(({ id, api_key_id }) => {
    const key = keys.find(({ apiKeyId }) => apiKeyId === api_key_id)
    return key ? [{ method: 'GET' as const, path: `/v1/jobs/${id}`, key }] : []
  })
}

function row(name: string, { perSecond, p50Ms, p99Ms }: Load, floor?: number): void {
  const ratio = floor === undefined ? '' : `${(perSecond / floor).toFixed(2)}×`
  console.log(
    name.padEnd(46) +
      perSecond.toFixed(0).padStart(8) +
      p50Ms.toFixed(1).padStart(9) +
      p99Ms.toFixed(1).padStart(9) +
      ratio.padStart(9),
  )
}

function heading(title: string): void {
  console.log(
    `\n${title.padEnd(46)}${'a second'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'ratio'.padStart(9)}`,
  )
}

async function requests(stage: Stage): Promise<void> {
  const bare = await stage.listen('bare-route.ts', [])
  const api = await stage.listen(CLI, ['serve', '--role', 'api'])
  heading('Submissions, 16 connections, 16 keys')
  const floor = await pgbench(stage.database.connection, stage.keys)
  if (floor) row('pgbench, the statements alone', { perSecond: floor, p50Ms: Number.NaN, p99Ms: Number.NaN })
  const submitted = await sideBySide({
    bare: { url: bare.url, requests: submissions(stage.keys) },
    api: { url: api.url, requests: submissions(stage.keys) },
  })
  row('bare Fastify route, same statements', submitted.bare)
  row('Cadwright (ratio: to the bare route)', submitted.api, submitted.bare.perSecond)

  heading('Polls')
  const asked = await polls(stage)
  const polled = await sideBySide({
    bare: { url: bare.url, requests: asked },
    api: { url: api.url, requests: asked },
  })
  row('bare Fastify route, same statements', polled.bare)
  row('Cadwright (ratio: to the bare route)', polled.api, polled.bare.perSecond)
  await bare.stop()

  heading(`Before and after ${SEEDED.toLocaleString('en')} more jobs`)
  const subjects = {
    submissions: { url: api.url, requests: submissions(stage.keys) },
    pages: { url: api.url, requests: listings(stage.keys) },
  }
  const before = await sideBySide(subjects)
  await seedJobs(stage.database.pool, stage.keys, SEEDED)
  const after = await sideBySide(subjects)
  row('submissions before', before.submissions)
  row('submissions after (ratio: to before)', after.submissions, before.submissions.perSecond)
  row('list pages before', before.pages)
  row('list pages after (ratio: to before)', after.pages, before.pages.perSecond)
  await api.stop()
}

/** From the submission to a job that has succeeded, watched every few milliseconds, one at a time on a warm service. */
async function plates(stage: Stage): Promise<void> {
  const [key] = stage.keys as [BenchKey]
  await dismissJobs(stage.database.pool)
  const service = await stage.listen(CLI, ['serve'])
  const headers = { authorization: `Bearer ${key.apiKey}`, 'content-type': 'application/json' }
  const times: number[] = []
  for (let n = 0; n < PLATES; n += 1) {
    const start = performance.now()
    const submitted = await fetch(`${service.url}/v1/text-to-cad`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ prompt: PLATE }),
    })
    const { job_id } = (await submitted.json()) as { job_id: string }
    for (let status = 'queued'; status !== 'success'; ) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      const job = (await (await fetch(`${service.url}/v1/jobs/${job_id}`, { headers })).json()) as {
        status: string
      }
      if (job.status === 'failed') throw new Error(JSON.stringify(job))
      status = job.status
    }
    times.push(performance.now() - start)
  }
  const sorted = times.slice(PLATES / 4).toSorted((a, b) => a - b)
  const at = (q: number) => sorted[Math.floor(q * (sorted.length - 1))]?.toFixed(0)
  console.log(
    `\nSubmit → success of a plate, warm, one at a time: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (${sorted.length} jobs)`,
  )
  await service.stop()
}

const stage = await openStage(ACCOUNTS)
try {
  await requests(stage)
  await plates(stage)
} finally {
  await stage.close()
}
