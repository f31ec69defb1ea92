/** Jobs written straight into the database, in states that no worker has to bring about. */
import assert from 'node:assert/strict'
import type { Endpoint, JobStatus } from '../../src/database/schema.ts'
import { assertPage, type Job, type Page } from './shapes.ts'
import type { Customer, World } from './world.ts'

export interface StoredJob {
  id: string
  createdAt: string
  status: JobStatus
  endpoint: Endpoint
}

/** Everything a state brings with it, as the table's constraints demand. */
const STATE = `
  error_code = case s.status when 'failed' then 'export_failed' end,
  error_message = case s.status when 'failed' then 'The export failed.' end,
  expires_at = case s.status when 'success' then jobs.created_at + interval '30 days' end,
  brainstorm = case s.status when 'success' then '{"project_name":"Plate","key_features":["a plate"],
    "design_components":["plate"],"optimal_geometry":"One box.","material_recommendations":"S235",
    "suggestions":["None."]}'::json end,
  tokens_used = case s.status when 'success' then 1 end,
  latency_ms = case s.status when 'success' then 1 end,
  output_prefix = case s.status when 'success' then 'jobs/' || jobs.id || '/1' end,
  output_name = case s.status when 'success' then 'plate.step' end,
  output_bytes = case s.status when 'success' then 1 end`

/** Stored as given, oldest or newest first. Creation times are microseconds before now. */
export async function storeJobs(
  { service }: Pick<World, 'service'>,
  { accountId, keyId }: Pick<Customer, 'accountId' | 'keyId'>,
  jobs: { ageMicroseconds: number; status?: JobStatus; endpoint?: Endpoint }[],
): Promise<StoredJob[]> {
  const { rows } = await service.database.pool.query<StoredJob>(
    `insert into jobs (id, account_id, api_key_id, endpoint, design_mode, output_format, prompt, metadata, price,
       created_at, updated_at, queue_id)
     select 'pub_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12), $1, $2, endpoint, 'standard', 'STEP',
       'a plate', '{}', 1, now() - age * interval '1 microsecond', now(), gen_random_uuid()
     from unnest($3::bigint[], $4::text[]) with ordinality as given (age, endpoint, place) order by place
     returning id, created_at as "createdAt", status, endpoint`,
    [
      accountId,
      keyId,
      jobs.map(({ ageMicroseconds }) => ageMicroseconds),
      jobs.map(({ endpoint = 'text_to_cad' }) => endpoint),
    ],
  )
  const stored = rows.map((row, place) => ({ ...row, status: jobs[place]?.status ?? row.status }))
  await setStatus({ service }, stored)
  return stored
}

export async function setStatus(
  { service }: Pick<World, 'service'>,
  jobs: { id: string; status: JobStatus }[],
): Promise<void> {
  await service.database.pool.query(
    `update jobs set status = s.status, ${STATE}
     from unnest($1::text[], $2::text[]) as s (id, status) where jobs.id = s.id`,
    [jobs.map(({ id }) => id), jobs.map(({ status }) => status)],
  )
}

/** Moves a successful job into the past, so that its output has expired. */
export async function expire({ service }: Pick<World, 'service'>, jobId: string): Promise<void> {
  await service.database.pool.query(
    `update jobs set created_at = created_at - interval '31 days', expires_at = created_at - interval '1 day'
     where id = $1`,
    [jobId],
  )
}

export interface Filters {
  limit?: number | undefined
  status?: string | undefined
  endpoint?: string | undefined
}

export async function readPage({ client }: Customer, filters: Filters, cursor?: string): Promise<Page> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...filters, cursor })) {
    if (value !== undefined) query.set(name, String(value))
  }
  const { status, text, json } = await client.get(`/v1/jobs?${query}`)
  assert.equal(status, 200, text)
  assertPage(json)
  return json
}

/** As rule 2 of section 4.3 tells clients to: until `next_cursor` is absent. */
export async function walk(
  customer: Customer,
  filters: Filters,
  onPage: (page: Page) => Promise<void> = async () => {},
): Promise<{ jobs: Job[]; pages: Page[] }> {
  const pages: Page[] = []
  let cursor: string | undefined
  do {
    const page = await readPage(customer, filters, cursor)
    pages.push(page)
    await onPage(page)
    const { next_cursor: next } = page
    assert.ok(!next || !cursor || next < cursor, 'the cursor does not lead on')
    cursor = next
  } while (cursor !== undefined)
  return { pages, jobs: pages.flatMap(({ jobs }) => jobs) }
}
