/** A table that has been in use for years: a million finished jobs. */
import type pg from 'pg'
import type { BenchKey } from './stage.ts'

export async function seedJobs(pool: pg.Pool, keys: BenchKey[], count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const each = Math.ceil(count / keys.length)
    for (const [n, { accountId, apiKeyId }] of keys.entries()) {
      await client.query(
        `insert into jobs (id, account_id, api_key_id, endpoint, design_mode, output_format, prompt, metadata, price, status,
           created_at, updated_at, queue_id, error_code, error_message)
         select 'pub_f' || lpad(to_hex($3::int), 2, '0') || lpad(to_hex(i), 9, '0'), $1, $2, 'text_to_cad', 'standard', 'STEP',
           'a 60 x 40 x 8 mm plate', '{}', 1, 'failed', t, t, gen_random_uuid(), 'internal_error', 'seeded'
         from generate_series(1, $4::int) i, lateral (select now() - interval '1 year' + i * interval '1 second' as t) times`,
        [accountId, apiKeyId, n, each],
      )
    }
    await client.query('analyze jobs')
    await client.query('reset statement_timeout')
  } finally {
    client.release()
  }
}

/** What the load left waiting is nobody's wish: it would only be in the way of what is measured next. */
export async function dismissJobs(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query(`delete from pgboss.job where name = 'jobs'`)
    await client.query(
      `update jobs set status = 'failed', error_code = 'internal_error', error_message = 'dismissed' where status = 'queued'`,
    )
    await client.query('reset statement_timeout')
  } finally {
    client.release()
  }
}
