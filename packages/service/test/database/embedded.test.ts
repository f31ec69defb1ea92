import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Pool } from 'pg'
import { openFolders } from '../../src/database/embedded/folders.ts'
import { DataFolderError, joinEmbeddedPostgres } from '../../src/database/embedded/postgres.ts'
import {
  ask,
  isAlive,
  isRoot,
  joiner,
  killTree,
  NOBODY,
  noOtherUser,
  postmaster,
  processes,
  scratch,
  sendAway,
  settings,
  until,
} from './embedded-processes.ts'

test('processes share one server, and only the last one out stops it', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  const first = await joinEmbeddedPostgres({ dataDir, settings })
  const server = await postmaster(dataDir)
  const second = await joiner(t, dataDir)
  assert.equal(await postmaster(dataDir), server)

  await first.leave()
  await first.leave()
  assert.ok(isAlive(server))
  assert.deepEqual(await ask(first.connection, 'select 1 as one'), [{ one: 1 }])

  await sendAway(second)
  assert.ok(!isAlive(server))
  assert.ok(!(await readdir(join(dataDir, 'postgres/data'))).includes('postmaster.pid'))
})

test('the cluster speaks UTF-8 and UTC, listens on a private socket only and syncs to disk', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  const embedded = await joinEmbeddedPostgres({ dataDir })
  t.after(() => embedded.leave())
  const shown = await ask<{ name: string; setting: string }>(
    embedded.connection,
    `select name, setting from pg_settings
     where name in ('server_encoding', 'TimeZone', 'listen_addresses', 'fsync', 'max_connections')`,
  )
  assert.deepEqual(Object.fromEntries(shown.map(({ name, setting }) => [name, setting])), {
    TimeZone: 'UTC',
    fsync: 'on',
    listen_addresses: '',
    max_connections: '200',
    server_encoding: 'UTF8',
  })
  assert.deepEqual(
    await ask(embedded.connection, `select current_database() as name, upper('é') as letter`),
    [{ name: 'cadwright', letter: 'É' }],
  )
  assert.equal((await stat(embedded.connection.host)).mode & 0o777, 0o700)
})

test('processes that start at the same moment on an empty folder find one cluster', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  const joiners = await Promise.all([1, 2, 3].map(() => joiner(t, dataDir)))
  const identifiers = await Promise.all(
    joiners.map(async ({ said }) => {
      assert.ok(said.connection, said.error)
      const [row] = await ask<{ id: string }>(
        said.connection,
        'select system_identifier::text as id from pg_control_system()',
      )
      return row?.id
    }),
  )
  assert.equal(new Set(identifiers).size, 1)
  assert.deepEqual(await readdir(join(dataDir, 'postgres')), ['data'])
  const server = await postmaster(dataDir)
  await Promise.all(joiners.map(sendAway))
  assert.ok(!isAlive(server))
})

test('a server killed in the middle of writing is started again and has kept every acknowledged row', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  const lines: string[] = []
  const embedded = await joinEmbeddedPostgres({ dataDir, settings, log: (line) => lines.push(line) })
  t.after(() => embedded.leave())
  const pool = new Pool({ ...embedded.connection, max: 4 })
  pool.on('error', () => {})
  await pool.query('create table kept (number int primary key)')
  const acknowledged: number[] = []
  let next = 0
  const stop = new AbortController()
  const writer = async () => {
    while (!stop.signal.aborted) {
      const number = next++
      await pool.query('insert into kept values ($1)', [number]).then(
        () => acknowledged.push(number),
        () => {},
      )
    }
  }
  const writers = [writer(), writer(), writer()]
  for (let round = 1; round <= 3; round++) {
    const before = acknowledged.length
    await until('rows are written', () => acknowledged.length > before + 50)
    killTree(await postmaster(dataDir), await processes())
    await until(
      'the server is back',
      () => lines.filter((line) => line === 'PostgreSQL is back').length === round,
    )
  }
  stop.abort()
  await Promise.all(writers)
  const kept = new Set(
    (await pool.query<{ number: number }>('select number from kept')).rows.map((row) => row.number),
  )
  await pool.end()
  assert.deepEqual(
    acknowledged.filter((number) => !kept.has(number)),
    [],
  )
})

test('a server whose owner was killed serves the next process, which stops it', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  const owner = await joiner(t, dataDir)
  const server = await postmaster(dataDir)
  owner.process.kill('SIGKILL')
  const heir = await joinEmbeddedPostgres({ dataDir, settings })
  assert.equal(await postmaster(dataDir), server)
  await until('the dead process is no longer counted', async () => {
    const rows = await ask(
      heir.connection,
      `select from pg_stat_activity where application_name = 'cadwright presence'`,
    )
    return rows.length === 1
  })
  await heir.leave()
  assert.ok(!isAlive(server))
})

test('who joins while the last one leaves gets a server all the same', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  let embedded = await joinEmbeddedPostgres({ dataDir, settings })
  for (let round = 0; round < 5; round++) {
    const [, next] = await Promise.all([embedded.leave(), joinEmbeddedPostgres({ dataDir, settings })])
    assert.deepEqual(await ask(next.connection, 'select 1 as one'), [{ one: 1 }])
    embedded = next
  }
  await embedded.leave()
})

test('the number of a dead server that another process now bears does not keep the next from starting', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  const embedded = await joinEmbeddedPostgres({ dataDir, settings })
  const pidFile = join(dataDir, 'postgres/data/postmaster.pid')
  const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n')
  await embedded.leave()
  const stranger = spawn('sleep', ['600'], { stdio: 'ignore', ...(isRoot ? NOBODY : {}) })
  t.after(() => stranger.kill('SIGKILL'))
  const lock = [stranger.pid, ...rest].join('\n')
  await writeFile(pidFile, lock)
  await writeFile(join(dataDir, 'postgres/data/.s.PGSQL.5432.lock'), lock)
  const again = await joinEmbeddedPostgres({ dataDir, settings })
  assert.notEqual(await postmaster(dataDir), stranger.pid)
  await again.leave()
  assert.ok(stranger.pid && isAlive(stranger.pid))
})

test('a folder that this user cannot write is refused in one line that names it', {
  skip: isRoot && noOtherUser,
}, async (t) => {
  const dataDir = join(await scratch(t), 'data')
  await mkdir(dataDir, { mode: 0o555 })
  const { said } = await joiner(t, dataDir, isRoot ? NOBODY : undefined)
  assert.equal(
    said.error,
    `DataFolderError: The data folder ${dataDir} cannot be used: this user may not write there. Set DATA_DIR to a folder that this user can write.`,
  )
})

test('an ordinary user runs the server as himself', { skip: noOtherUser }, async (t) => {
  const dataDir = join(await scratch(t), 'data')
  await mkdir(dataDir)
  await chown(dataDir, NOBODY.uid, NOBODY.gid)
  const user = await joiner(t, dataDir, NOBODY)
  assert.ok(user.said.connection, user.said.error)
  assert.equal((await stat(`/proc/${await postmaster(dataDir)}`)).uid, NOBODY.uid)
  await sendAway(user)
})

test('root runs the server as the owner of the cluster', { skip: noOtherUser }, async (t) => {
  const dataDir = join(await scratch(t), 'data')
  await mkdir(dataDir)
  const owner = { uid: 1, gid: 1 }
  await chown(dataDir, owner.uid, owner.gid)
  const user = await joiner(t, dataDir, owner)
  assert.ok(user.said.connection, user.said.error)
  await sendAway(user)
  const embedded = await joinEmbeddedPostgres({ dataDir, settings })
  assert.equal((await stat(`/proc/${await postmaster(dataDir)}`)).uid, owner.uid)
  await embedded.leave()
  const stranger = await joiner(t, dataDir, NOBODY)
  assert.match(stranger.said.error ?? '', /^DataFolderError: /)
})

test('a data folder that only root can enter works for root', { skip: !isRoot }, async (t) => {
  const folder = await scratch(t)
  await chmod(folder, 0o700)
  const dataDir = join(folder, 'data')
  const embedded = await joinEmbeddedPostgres({ dataDir, settings })
  assert.deepEqual(await ask(embedded.connection, 'create table t as select 1 as one; checkpoint'), undefined)
  assert.equal((await stat(`/proc/${await postmaster(dataDir)}`)).uid, NOBODY.uid)
  await embedded.leave()
})

test('a data folder with a path too long for a socket works', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  const deep = join(dataDir, 'x'.repeat(120))
  const { socket } = await openFolders(deep)
  t.after(() => rm(socket, { recursive: true, force: true }))
  const embedded = await joinEmbeddedPostgres({ dataDir: deep, settings })
  assert.equal(embedded.connection.host, socket)
  assert.equal((await stat(socket)).mode & 0o777, 0o700)
  assert.deepEqual(await ask(embedded.connection, 'select 1 as one'), [{ one: 1 }])
  await embedded.leave()
})

test('a socket folder that somebody else made first is refused', { skip: !isRoot }, async (t) => {
  const deep = join(await scratch(t), 'x'.repeat(120))
  const { socket } = await openFolders(deep)
  t.after(() => rm(socket, { recursive: true, force: true }))
  await mkdir(socket)
  await chown(socket, 12345, 12345)
  await assert.rejects(joinEmbeddedPostgres({ dataDir: deep, settings }), DataFolderError)
})

test('a folder with files that are no cluster is refused and left alone', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  const cluster = join(dataDir, 'postgres/data')
  await mkdir(cluster, { recursive: true })
  await writeFile(join(cluster, 'notes.txt'), 'mine')
  await assert.rejects(joinEmbeddedPostgres({ dataDir, settings }), {
    name: 'DataFolderError',
    message: `The folder ${cluster} holds files but no PostgreSQL cluster (no PG_VERSION). Move it away, or restore it from a backup.`,
  })
  assert.deepEqual(await readdir(cluster), ['notes.txt'])
})

test('what a first start left half done is cleared away, and a long log is put aside', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  await mkdir(join(dataDir, 'postgres/data.new-1/base'), { recursive: true })
  await writeFile(join(dataDir, 'postgres.log'), 'old')
  await truncate(join(dataDir, 'postgres.log'), 11 * 1024 * 1024)
  const embedded = await joinEmbeddedPostgres({ dataDir, settings })
  await embedded.leave()
  assert.deepEqual(await readdir(join(dataDir, 'postgres')), ['data'])
  assert.deepEqual(await readdir(dataDir), ['postgres', 'postgres.log', 'postgres.log.1'])
  assert.ok((await stat(join(dataDir, 'postgres.log'))).size < 10_000)
})

test('a server that cannot start says why', async (t) => {
  const dataDir = join(await scratch(t), 'data')
  await assert.rejects(
    joinEmbeddedPostgres({ dataDir, settings: { ...settings, shared_buffers: 'plenty' } }),
    /postgres\.log\): FATAL: {2}invalid value for parameter "shared_buffers": "plenty"/,
  )
})
