import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { connect } from '../../src/database/connect.ts'
import { type TestDatabase, testDatabase } from '../database.ts'

let server: TestDatabase
before(async () => {
  server = await testDatabase()
})
after(() => server.close())

const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid`
const removal = (pool: Pool) => new Promise((resolve) => pool.once('remove', resolve))

test('a connection that breaks in the middle of a transaction fails the transaction and nothing else', async () => {
  const faults: string[] = []
  const connections = connect(server.connection, {
    applicationName: 'breaking',
    size: 2,
    onError: ({ message }) => faults.push(message),
  })
  const broken = removal(connections.pool)
  await assert.rejects(
    connections.db.transaction().execute(async (transaction) => {
      const pid = (await pidOf.execute(transaction)).rows[0]?.pid
      await server.connections.pool.query('select pg_terminate_backend($1, 5000)', [pid])
      await pidOf.execute(transaction)
    }),
  )
  await broken
  // What is told first is a race: the server's last words, or that nobody listens any more.
  assert.match(faults.join('\n'), /terminating connection|EPIPE|ECONNRESET/)
  assert.equal((await pidOf.execute(connections.db)).rows.length, 1)
  await connections.close()
})

test('a connection that breaks while it is idle is told once and replaced', async () => {
  const faults: string[] = []
  const connections = connect(server.connection, {
    applicationName: 'breaking',
    size: 1,
    onError: ({ message }) => faults.push(message),
  })
  const before = (await pidOf.execute(connections.db)).rows[0]?.pid
  const broken = removal(connections.pool)
  await server.connections.pool.query('select pg_terminate_backend($1, 5000)', [before])
  await broken
  assert.notEqual((await pidOf.execute(connections.db)).rows[0]?.pid, before)
  assert.equal(faults.length, 1, faults.join('\n'))
  await connections.close()
})
