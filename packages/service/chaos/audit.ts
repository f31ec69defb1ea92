/** What must be true of the database and the files when everything has ended, whatever happened before. */
import assert from 'node:assert/strict'
import type pg from 'pg'
import type { Customer } from './customer.ts'
import { until } from './served.ts'

interface JobRecord {
  id: string
  account_id: string
  number: number
  status: 'success' | 'failed'
  error_code: string | null
  attempt: number
  output_bytes: number | null
  reserved: number
  charged: number
  released: number
}

export interface Totals {
  jobs: number
  succeeded: number
  failed: number
  /** Begun more than once. */
  takenOver: number
  /** Failed because their worker was lost three times. */
  givenUp: number
}

/** Also those nobody was told of, and no entry of the queue is left that could run one again. */
export const allEnded = (pool: pg.Pool): Promise<true> =>
  until('every job has ended', async () => {
    const { rows } = await pool.query<{ unfinished: number }>(`
      select (select count(*) from jobs where status in ('queued', 'processing'))
        + (select count(*) from pgboss.job where name = 'jobs' and state < 'completed') as unfinished`)
    return rows[0]?.unfinished === 0 ? true : undefined
  })

export async function audit(pool: pg.Pool, customers: Customer[]): Promise<Totals> {
  await balancesAddUp(pool)
  const { rows: jobs } = await pool.query<JobRecord>(`
    select j.id, j.account_id, (j.metadata->>'number')::integer as number, j.status, j.error_code, j.attempt, j.output_bytes,
      count(*) filter (where kind = 'reserve')::integer as reserved,
      count(*) filter (where kind = 'charge')::integer as charged,
      count(*) filter (where kind = 'release')::integer as released
    from jobs j left join credit_entries e on e.job_id = j.id group by j.id`)
  for (const job of jobs) {
    const settled = { reserved: job.reserved, charged: job.charged, released: job.released }
    const right = job.status === 'success' ? { charged: 1, released: 0 } : { charged: 0, released: 1 }
    assert.deepEqual(settled, { reserved: 1, ...right }, `${job.id} ended as ${job.status}`)
  }
  for (const customer of customers) {
    isAsPromised(
      customer,
      jobs.filter(({ account_id }) => account_id === customer.accountId),
    )
  }
  return {
    jobs: jobs.length,
    succeeded: jobs.filter(({ status }) => status === 'success').length,
    failed: jobs.filter(({ status }) => status === 'failed').length,
    takenOver: jobs.filter(({ attempt }) => attempt > 1).length,
    givenUp: jobs.filter(({ error_code }) => error_code === 'internal_error').length,
  }
}

async function balancesAddUp(pool: pg.Pool): Promise<void> {
  const { rows: accounts } = await pool.query(`
    select a.email, a.balance, a.held, coalesce(sum(e.amount), 0)::bigint as amounts, coalesce(sum(e.held), 0)::bigint as holds
    from accounts a left join credit_entries e on e.account_id = a.id group by a.id`)
  for (const { email, balance, held, amounts, holds } of accounts) {
    assert.deepEqual({ balance, held, holds }, { balance: amounts, held: 0, holds: 0 }, email)
  }
}

function isAsPromised(customer: Customer, records: JobRecord[]): void {
  const byNumber = Map.groupBy(records, ({ number }) => number)
  for (const { number, jobId, idempotencyKey, expected } of customer.submissions) {
    const made = byNumber.get(number) ?? []
    const what = `submission ${number} of ${customer.accountId}`
    assert.ok(made.length <= 1, `${what} made ${made.length} jobs`)
    const [job] = made
    if (idempotencyKey) assert.ok(jobId, `${what} was never answered`)
    if (jobId) assert.equal(job?.id, jobId, `${what} was accepted as ${jobId}`)
    if (!job) continue
    const isLost = job.error_code === 'internal_error' && job.attempt > 3
    if (!isLost) assert.equal(job.status, expected, `${what}: ${job.error_code}`)
    const told = customer.jobs.get(job.id)?.status
    if (told) assert.equal(told, job.status, `${what} was told otherwise`)
  }
}

/** Every successful job's file, as its customer downloads it. */
export async function downloadAll(pool: pg.Pool, { apiKey, jobs }: Customer, url: string): Promise<number> {
  let files = 0
  for (const { job_id: jobId, status } of jobs.values()) {
    if (status !== 'success') continue
    const headers = { Authorization: `Bearer ${apiKey}` }
    const { download_url: link = '', output_format: format } = await (
      await fetch(`${url}/v1/jobs/${jobId}`, { headers })
    ).json()
    const answer = await fetch(link)
    assert.equal(answer.status, 200, `${jobId}: ${link}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { rows } = await pool.query('select output_bytes from jobs where id = $1', [jobId])
    assert.equal(bytes.length, rows[0].output_bytes, `the size of ${jobId}`)
    assert.ok(IS_WHOLE[format]?.(bytes), `${jobId} is no whole ${format} file`)
    files += 1
  }
  return files
}

/** How a file of each format tells that its end is there. */
const IS_WHOLE: Record<string, (bytes: Buffer) => boolean> = {
  STEP: (bytes) => /^ISO-10303-21;[\s\S]*END-ISO-10303-21;\s*$/.test(bytes.toString('latin1')),
  STL: (bytes) => bytes.length === 84 + 50 * bytes.readUInt32LE(80),
  GLB: (bytes) => bytes.toString('latin1', 0, 4) === 'glTF' && bytes.readUInt32LE(8) === bytes.length,
  // The end of a ZIP's central directory, which has no comment here.
  '3MF': (bytes) => bytes.readUInt32LE(bytes.length - 22) === 0x06054b50,
}
