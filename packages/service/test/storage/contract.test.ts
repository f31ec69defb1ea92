/** What every storage promises, asked of each. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { parseStorageUrl } from '../../src/storage/url.ts'
import { startS3Server } from './s3-server.ts'

interface Place {
  storage: Storage
  close(): Promise<void>
}

async function onDisk(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cadwright-disk-'))
  return {
    storage: openStorage({ url: undefined, dataDir }),
    close: () => rm(dataDir, { recursive: true }),
  }
}

async function onS3(prefix: string): Promise<Place> {
  const server = await startS3Server()
  const storage = openStorage({ url: parseStorageUrl(server.url(prefix)), dataDir: '/nowhere' })
  return {
    storage,
    async close() {
      await storage.close()
      await server.close()
    },
  }
}

const PLACES: Record<string, () => Promise<Place>> = {
  'the disk': onDisk,
  'a bucket': () => onS3(''),
  'a prefix of a bucket': () => onS3('cad/output'),
}

const KEY = 'jobs/pub_0123456789ab/1/plate.step'
const OUTSIDE = [
  '',
  '/',
  '/etc/passwd',
  '..',
  '../secret',
  'jobs/../../secret',
  'jobs/..',
  'jobs/./a',
  'jobs//a',
  'jobs/',
  '.incoming/a',
  'jobs/.hidden',
  'jobs\\a',
  'jobs/a b',
  'jobs/%2e%2e/a',
  'jobs/a\0',
  'jobs/a\n',
  'jobs/plåt.step',
  `jobs/${'a'.repeat(201)}`,
  'a/'.repeat(400).slice(0, -1),
]

for (const [name, open] of Object.entries(PLACES)) {
  describe(name, () => {
    let place: Place
    let storage: Storage
    before(async () => {
      place = await open()
      storage = place.storage
      await storage.check()
    })
    after(() => place.close())

    test('gives back what was put, with its size and type', async () => {
      const content = randomBytes(300_000)
      await storage.put(KEY, content, 'model/step')
      const stored = await storage.get(KEY)
      assert.equal(stored?.bytes, content.length)
      assert.equal(stored.mediaType, 'model/step')
      assert.deepEqual(await buffer(await stored.stream()), content)
      assert.deepEqual(await storage.read(KEY), content)
    })

    test('an object can be fetched more than once from one answer', async () => {
      await storage.put('jobs/again/1/a.json', Buffer.from('{}'), 'application/json')
      const stored = await storage.get('jobs/again/1/a.json')
      assert.ok(stored)
      assert.deepEqual(await buffer(await stored.stream()), await buffer(await stored.stream()))
    })

    test('the last put counts', async () => {
      await storage.put('jobs/twice/1/a.stl', Buffer.from('first and longer'), 'model/stl')
      await storage.put('jobs/twice/1/a.stl', Buffer.from('second'), 'model/stl')
      assert.equal((await storage.read('jobs/twice/1/a.stl'))?.toString(), 'second')
      assert.equal((await storage.get('jobs/twice/1/a.stl'))?.bytes, 6)
    })

    test('an empty object is an object', async () => {
      await storage.put('jobs/empty/1/a.json', new Uint8Array(), 'application/json')
      assert.equal((await storage.get('jobs/empty/1/a.json'))?.bytes, 0)
      assert.deepEqual(await storage.read('jobs/empty/1/a.json'), Buffer.alloc(0))
    })

    test('what was never put is not there, and a folder is no object', async () => {
      await storage.put('jobs/folder/1/a.step', Buffer.from('a'), 'model/step')
      for (const key of ['jobs/none/1/a.step', 'jobs/folder/1', 'jobs/folder/1/a.step/b']) {
        assert.equal(await storage.get(key), undefined, key)
        assert.equal(await storage.read(key), undefined, key)
      }
    })

    test('deleting a folder takes all of it and nothing else', async () => {
      const doomed = ['jobs/a/1/a.step', 'jobs/a/1/report.json', 'jobs/a/2/a.step']
      const kept = ['jobs/ab/1/a.step', 'jobs/b/1/a.step']
      for (const key of [...doomed, ...kept]) await storage.put(key, Buffer.from(key), 'model/step')
      await storage.deleteAll('jobs/a')
      for (const key of doomed) assert.equal(await storage.get(key), undefined, key)
      for (const key of kept) assert.equal((await storage.read(key))?.toString(), key)
    })

    test('deleting one object, or nothing, is no fault', async () => {
      await storage.put('jobs/one/1/a.step', Buffer.from('a'), 'model/step')
      await storage.put('jobs/one/1/b.step', Buffer.from('b'), 'model/step')
      await storage.deleteAll('jobs/one/1/a.step')
      assert.equal(await storage.get('jobs/one/1/a.step'), undefined)
      assert.ok(await storage.get('jobs/one/1/b.step'))
      await storage.deleteAll('jobs/one')
      await storage.deleteAll('jobs/one')
    })

    test('a key that could lead outside is refused by every call', async () => {
      for (const key of OUTSIDE) {
        const refused = { message: /is no key of the storage$/ }
        const options = { fileName: 'a', mediaType: 'model/step', seconds: 60 }
        await assert.rejects(storage.put(key, Buffer.from('a'), 'model/step'), refused, key)
        await assert.rejects(storage.get(key), refused, key)
        await assert.rejects(storage.read(key), refused, key)
        await assert.rejects(storage.deleteAll(key), refused, key)
        if (name !== 'the disk') await assert.rejects(storage.presign(key, options), refused, key)
      }
    })

    test('a healthy store passes its check again and again, and keeps no trace of it', async () => {
      await storage.check()
      await storage.check()
    })
  })
}
