import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { createAccount } from '../../src/accounts/accounts.ts'
import { createApiKey } from '../../src/accounts/keys.ts'
import { createLog } from '../../src/observability/log.ts'
import { openVault, type Vault } from '../../src/secrets/vault.ts'
import { claimDue, resendDelivery, sendTestEvent } from '../../src/webhooks/deliveries.ts'
import { type Dispatcher, startDispatcher } from '../../src/webhooks/dispatcher.ts'
import { createSender } from '../../src/webhooks/send.ts'
import { type TestDatabase, testDatabase } from '../database.ts'
import { answering, startReceiver } from './receiver.ts'

let database: TestDatabase
let vault: Vault
let dataDir: string
before(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cadwright-dispatcher-'))
  database = await testDatabase()
  vault = await openVault({ secretKey: undefined, dataDir })
})
after(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const db = () => database.connections.db
const LIMITS = { most: 100, perHost: 100, perAccount: 100, troubledHosts: [], perTroubledHost: 1 }

async function customer(): Promise<{ accountId: string; apiKeyId: string }> {
  const account = await createAccount(db(), { email: `${crypto.randomUUID()}@example.com` })
  assert.ok(typeof account === 'object')
  const { id } = await createApiKey({ db: db(), vault }, { accountId: account.id, name: 'test' })
  return { accountId: account.id, apiKeyId: id }
}

/** A worker's lock, held by a connection of its own. */
async function present(number: number): Promise<{ leave(): Promise<void> }> {
  const client = await database.connections.pool.connect()
  await client.query('select pg_advisory_lock(2, $1)', [number])
  return {
    async leave() {
      await client.query('select pg_advisory_unlock(2, $1)', [number])
      client.release()
    },
  }
}

function dispatcher(workerNumber: number, timeoutMs = 15_000): Dispatcher {
  return startDispatcher({
    keyring: { db: db(), vault },
    sender: createSender({ allowPrivate: true, ports: undefined, timeoutMs }),
    log: createLog('silent'),
    workerNumber: () => workerNumber,
    observe: () => {},
  })
}

async function stateOf(id: string): Promise<string | undefined> {
  const row = await db()
    .selectFrom('webhook_deliveries')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.state
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  assert.fail('it did not come to be within 30 s')
}

test('what one worker sends no other sends, and what a dead one had claimed is taken over', async () => {
  const { accountId, apiKeyId } = await customer()
  const id = await sendTestEvent(db(), { accountId, apiKeyId, url: 'https://receiver.example/hook' })
  const first = await present(101)
  assert.deepEqual(
    (await claimDue(db(), 101, LIMITS)).map((claimed) => claimed.id),
    [id],
  )
  assert.deepEqual(await claimDue(db(), 102, LIMITS), [])
  await first.leave()
  assert.deepEqual(
    (await claimDue(db(), 102, LIMITS)).map((claimed) => claimed.id),
    [id],
  )
  await db().deleteFrom('webhook_deliveries').execute()
})

test('a claim takes no more of a host or an account than they have room for, oldest first', async () => {
  const [one, other] = [await customer(), await customer()]
  for (let n = 0; n < 6; n += 1) await sendTestEvent(db(), { ...one, url: `https://a.example/${n}` })
  for (let n = 0; n < 6; n += 1) await sendTestEvent(db(), { ...one, url: `https://b.example/${n}` })
  await sendTestEvent(db(), { ...other, url: 'https://c.example/0' })
  const worker = await present(103)
  const claim = async (limits: object) =>
    (await claimDue(db(), 103, { ...LIMITS, ...limits })).map(
      ({ url }) => new URL(url).host + new URL(url).pathname,
    )
  assert.deepEqual(
    (await claim({ perHost: 2 })).sort((a, b) => a.localeCompare(b)),
    ['a.example/0', 'a.example/1', 'b.example/0', 'b.example/1', 'c.example/0'],
  )
  assert.deepEqual(await claim({ perHost: 2 }), [])
  assert.deepEqual(await claim({ perHost: 3, perAccount: 4 }), [])
  assert.deepEqual(await claim({ perHost: 3, perAccount: 5 }), ['a.example/2'])
  assert.deepEqual(await claim({ troubledHosts: ['a.example'], perTroubledHost: 1, most: 1 }), [
    'b.example/2',
  ])
  await worker.leave()
  await db().deleteFrom('webhook_deliveries').execute()
})

test('receivers that hang hold up neither another account nor another host', async () => {
  const hanging = await startReceiver(() => {})
  const healthy = await startReceiver()
  const [one, other] = [await customer(), await customer()]
  for (let n = 0; n < 300; n += 1) await sendTestEvent(db(), { ...one, url: `${hanging.url}/${n}` })
  const worker = await present(104)
  const post = dispatcher(104)
  await hanging.until(20)
  await sendTestEvent(db(), { ...one, url: healthy.url })
  await sendTestEvent(db(), { ...other, url: healthy.url })
  post.wake()
  await healthy.until(2)
  assert.ok(hanging.received.length < 300)
  await post.close({ graceMs: 0 })
  await worker.leave()
  await Promise.all([hanging.close(), healthy.close()])
  await db().deleteFrom('webhook_attempts').execute()
  await db().deleteFrom('webhook_deliveries').execute()
})

test('what was being sent when a worker stopped is sent by the next one, and the lost attempt does not count', async () => {
  const receiver = await startReceiver((_, response, number) => {
    if (number > 1) response.end()
  })
  const { accountId, apiKeyId } = await customer()
  const id = await sendTestEvent(db(), { accountId, apiKeyId, url: receiver.url })
  const first = await present(105)
  const stopped = dispatcher(105)
  await receiver.until(1)
  await stopped.close({ graceMs: 0 })
  await first.leave()
  assert.equal(await stateOf(id), 'pending')
  const second = await present(106)
  const post = dispatcher(106)
  await until(async () => (await stateOf(id)) === 'delivered')
  await post.close({ graceMs: 0 })
  await second.leave()
  const row = await db()
    .selectFrom('webhook_deliveries')
    .select('attempts')
    .where('id', '=', id)
    .executeTakeFirst()
  assert.equal(row?.attempts, 1)
  await receiver.close()
})

test('a delivery is sent again by hand, with the same body, but not by another account', async () => {
  const receiver = await startReceiver(answering(404, 200))
  const [one, other] = [await customer(), await customer()]
  const id = await sendTestEvent(db(), { ...one, url: receiver.url })
  const worker = await present(107)
  const post = dispatcher(107)
  await until(async () => (await stateOf(id)) === 'given_up')
  assert.equal(await resendDelivery(db(), { accountId: other.accountId, deliveryId: id }), undefined)
  const again = await resendDelivery(db(), { accountId: one.accountId, deliveryId: id })
  assert.ok(again && again !== id)
  await until(async () => (await stateOf(again)) === 'delivered')
  assert.equal(receiver.received[0]?.body, receiver.received[1]?.body)
  await post.close({ graceMs: 0 })
  await worker.leave()
  await receiver.close()
})
