import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Client } from 'pg'
import { clientSettings } from '../../src/database/connect.ts'
import { sweepExpired } from '../../src/jobs/sweeper.ts'
import { createLog } from '../../src/observability/log.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { openRig, type Rig } from './worker-rig.ts'

let rig: Rig
before(async () => {
  rig = await openRig()
})
after(() => rig.close())

const log = createLog('silent')
const never = new AbortController().signal
const sweep = (storage: Storage = rig.storage) =>
  sweepExpired({ pool: rig.database.connections.pool, storage, log, signal: never })

/** A job that succeeded, with a file, which expires so many seconds from now. */
async function storedJob(expiresInSeconds: number): Promise<{ id: string; key: string }> {
  const id = await rig.submit()
  const prefix = `jobs/${id}/1-abc`
  await rig.storage.put(`${prefix}/part.stl`, Buffer.from('solid'), 'model/stl')
  await rig.database.connections.pool.query(
    `update jobs set status = 'success', expires_at = now() + $2 * interval '1 second', brainstorm = '{}',
      tokens_used = 1, latency_ms = 1, output_prefix = $3, output_name = 'part.stl', output_bytes = 5 where id = $1`,
    [id, expiresInSeconds, prefix],
  )
  return { id, key: `${prefix}/part.stl` }
}

test('the files of expired jobs are deleted and those of others stay', async () => {
  const expired = await storedJob(-1)
  const valid = await storedJob(1000)
  assert.equal(await sweep(), 1)
  assert.equal(await rig.storage.get(expired.key), undefined)
  assert.ok((await rig.job(expired.id)).output_deleted_at)
  assert.ok(await rig.storage.get(valid.key))
  assert.equal((await rig.job(valid.id)).output_deleted_at, null)
  assert.equal(await sweep(), 0)
})

test('what a cut-off attempt left in the folder of the job goes too', async () => {
  const { id } = await storedJob(-1)
  await rig.storage.put(`jobs/${id}/1-lost/part.stl`, Buffer.from('solid'), 'model/stl')
  await sweep()
  assert.equal(await rig.storage.get(`jobs/${id}/1-lost/part.stl`), undefined)
})

test('a sweep that was cut off after the files went is finished by the next', async () => {
  const { id } = await storedJob(-1)
  await rig.storage.deleteAll(`jobs/${id}`)
  assert.equal(await sweep(), 1)
  assert.ok((await rig.job(id)).output_deleted_at)
})

test('a file that cannot be deleted holds up no other and is tried again', async () => {
  const stubborn = await storedJob(-20)
  const others = [await storedJob(-10), await storedJob(-30)]
  const refusing: Storage = {
    ...rig.storage,
    deleteAll: (prefix) =>
      prefix.includes(stubborn.id) ? Promise.reject(new Error('locked')) : rig.storage.deleteAll(prefix),
  }
  assert.equal(await sweep(refusing), 2)
  for (const { id } of others) assert.ok((await rig.job(id)).output_deleted_at)
  assert.equal((await rig.job(stubborn.id)).output_deleted_at, null)
  assert.equal(await sweep(), 1)
})

test('more jobs than fit in a batch are all swept', async () => {
  const { id } = await storedJob(-5)
  const { pool } = rig.database.connections
  await pool.query(
    `insert into jobs (id, account_id, api_key_id, endpoint, design_mode, output_format, prompt, metadata, price, status,
       created_at, updated_at, queue_id, expires_at, brainstorm, tokens_used, latency_ms, output_prefix, output_name, output_bytes)
     select 'pub_' || lpad(to_hex(n), 12, '0'), account_id, api_key_id, endpoint, design_mode, output_format, prompt, metadata,
       price, status, created_at + n * interval '1 microsecond', updated_at, gen_random_uuid(), expires_at, brainstorm,
       tokens_used, latency_ms, 'jobs/pub_' || lpad(to_hex(n), 12, '0'), output_name, output_bytes
     from jobs, generate_series(1, 250) n where id = $1`,
    [id],
  )
  assert.equal(await sweep(), 251)
})

test('while one worker sweeps, another leaves it alone', async () => {
  const { id } = await storedJob(-1)
  const other = new Client(clientSettings(rig.database.connection, 'other sweeper'))
  await other.connect()
  await other.query('select pg_advisory_lock(3, 1)')
  assert.equal(await sweep(), 0)
  assert.equal((await rig.job(id)).output_deleted_at, null)
  await other.query('select pg_advisory_unlock(3, 1)')
  assert.equal(await sweep(), 1)
  await other.end()
})
