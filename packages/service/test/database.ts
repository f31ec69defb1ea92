/** A database of its own for each test file, cloned from a migrated template on a server that all of them share. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Connection, type Connections, clientSettings, connect } from '../src/database/connect.ts'
import { joinEmbeddedPostgres } from '../src/database/embedded/postgres.ts'
import { migrate } from '../src/database/migrate.ts'
import { openQueue } from '../src/jobs/queue.ts'

export interface TestDatabase {
  connections: Connections
  connection: Connection
  close(): Promise<void>
}

/** Durability costs time and tests throw the database away; a crash test starts a server of its own. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const POOL_SIZE = 10

export async function testDatabase(): Promise<TestDatabase> {
  const dataDir = join(tmpdir(), `cadwright-tests-${userInfo().uid}`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const server = await joinEmbeddedPostgres({ dataDir, settings: FAST })
  const template = await templateDatabase(server.connection)
  const database = `test_${randomBytes(8).toString('hex')}`
  await administer(server.connection, [`create database ${database} template ${template}`])
  const connection = { ...server.connection, database }
  const connections = connect(connection, { applicationName: 'test', size: POOL_SIZE, onError: () => {} })
  return {
    connections,
    connection,
    async close() {
      await connections.close()
      await administer(server.connection, [`drop database ${database} with (force)`])
      await server.leave()
    },
  }
}

/** Named after what is in it, so that a changed migration makes a new one. */
async function templateDatabase(server: Connection): Promise<string> {
  const template = `template_${fingerprint()}`
  const client = new Client(clientSettings(server, 'test-template'))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7001)')
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rowCount) return template
    await client.query(`create database ${template}_made`)
    const connection = { ...server, database: `${template}_made` }
    const made = connect(connection, { applicationName: 'test-template', size: 2, onError: () => {} })
    await migrate(made.db)
    const boss = await openQueue(connection, { supervise: false, onError: () => {} })
    await boss.stop({ graceful: false })
    await made.close()
    await client.query(`alter database ${template}_made rename to ${template}`)
    return template
  } finally {
    await client.end()
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const source = new URL('../src/', import.meta.url)
  const migrations = new URL('database/migrations/', source)
  for (const name of readdirSync(migrations).sort()) hash.update(readFileSync(new URL(name, migrations)))
  hash.update(readFileSync(new URL('jobs/queue.ts', source)))
  return hash.digest('hex').slice(0, 16)
}

async function administer(server: Connection, statements: string[]): Promise<void> {
  const client = new Client(clientSettings(server, 'test-administration'))
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
