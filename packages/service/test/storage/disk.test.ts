import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, before, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { formatOf, outputFormats } from '../../../engine/src/export/format.ts'
import { openDiskStorage } from '../../src/storage/disk.ts'
import { mediaTypeOf } from '../../src/storage/media-type.ts'
import type { Storage } from '../../src/storage/storage.ts'

const WRITER = fileURLToPath(new URL('./endless-writer.ts', import.meta.url))
const KEY = 'jobs/a/1/a.step'

let scratch: string
let dataDir: string
let storage: Storage
before(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'cadwright-disk-'))
})
after(() => rm(scratch, { recursive: true }))
beforeEach(async () => {
  dataDir = await mkdtemp(join(scratch, 'data-'))
  storage = openDiskStorage(dataDir)
})

/** Every byte of a file is the same, and its size follows from that byte: a torn or short file shows. */
const wholeSize = (content: Buffer) => 100_000 + (content[0] ?? 0) * 1_000

test('a reader sees a whole file while it is overwritten again and again', async () => {
  const version = (byte: number) => Buffer.alloc(wholeSize(Buffer.of(byte)), byte)
  await storage.put(KEY, version(0), 'model/step')
  const progress = { writing: true }
  const writer = (async () => {
    for (let byte = 1; byte <= 150; byte++) await storage.put(KEY, version(byte), 'model/step')
    progress.writing = false
  })()
  let read = 0
  while (progress.writing) {
    const content = await storage.read(KEY)
    assert.ok(content)
    assert.equal(content.length, wholeSize(content))
    assert.ok(content.equals(Buffer.alloc(content.length, content[0])))
    read++
  }
  await writer
  assert.ok(read > 10, `${read} reads`)
})

test('a writer killed at any moment leaves a whole file', async () => {
  for (const acknowledged of [1, 2, 5]) {
    const writer = spawn(process.execPath, [WRITER, dataDir, KEY], { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => writer.once('exit', resolve))
    let last = ''
    let lines = 0
    for await (const line of createInterface(writer.stdout)) {
      last = line
      if (++lines === acknowledged) writer.kill('SIGKILL')
    }
    await ended
    const content = await storage.read(KEY)
    assert.ok(content && content.length > 1_000_000)
    assert.ok(content.equals(Buffer.alloc(content.length, content[0])))
    assert.equal(content.length, 2_000_000 + (content[0] ?? 0))
    // An acknowledged put is never undone; one more may have come through unacknowledged.
    assert.ok([Number(last), Number(last) + 1].includes(content[0] ?? -1), `${content[0]} after ${last}`)
  }
})

test('what a killed writer left behind is removed by the check, and what is being written is not', async () => {
  await storage.check()
  const incoming = join(dataDir, 'files', '.incoming')
  assert.deepEqual(await readdir(incoming), [])
  await writeFile(join(incoming, 'left-over'), 'half')
  await writeFile(join(incoming, 'busy'), 'half')
  const anHourAgo = new Date(Date.now() - 3_600_000)
  await utimes(join(incoming, 'left-over'), anHourAgo, anHourAgo)
  await storage.check()
  assert.deepEqual(await readdir(incoming), ['busy'])
})

test('a failed put leaves nothing behind', async () => {
  await storage.put('jobs/a', Buffer.from('a file where a folder is needed'), 'model/step')
  await assert.rejects(storage.put('jobs/a/1/a.step', Buffer.from('a'), 'model/step'))
  assert.deepEqual(await readdir(join(dataDir, 'files', '.incoming')), [])
})

test('files are for the service alone, and the data folder stays open to the database beside them', async () => {
  const fresh = join(dataDir, 'fresh')
  await openDiskStorage(fresh).put(KEY, Buffer.from('a'), 'model/step')
  const modeOf = async (path: string) => (await stat(join(fresh, path))).mode & 0o777
  assert.equal(await modeOf(`files/${KEY}`), 0o600)
  assert.equal(await modeOf('files'), 0o700)
  assert.equal(await modeOf('files/jobs/a/1'), 0o700)
  assert.equal(await modeOf('.'), 0o777 & ~process.umask())
})

test('an object replaced after it was looked up is refused rather than sent at the wrong length', async () => {
  await storage.put(KEY, Buffer.from('first'), 'model/step')
  const stored = await storage.get(KEY)
  await storage.put(KEY, Buffer.from('second'), 'model/step')
  assert.ok(stored)
  await assert.rejects(stored.stream(), /was replaced/)
})

test('a folder that cannot be used is named in one line', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  await assert.rejects(openDiskStorage(file).check(), (error: Error) => {
    assert.match(error.message, /^The storage .*\/file\/files cannot be used: E[A-Z]+: [^\n]+$/)
    return true
  })
  await mkdir(join(dataDir, 'taken'))
  await writeFile(join(dataDir, 'taken', 'files'), '')
  await assert.rejects(openDiskStorage(join(dataDir, 'taken')).check(), /cannot be used/)
})

test('the disk has no address of its own to fetch from', async () => {
  await storage.put(KEY, Buffer.from('a'), 'model/step')
  const options = { fileName: 'a.step', mediaType: 'model/step', seconds: 60 }
  assert.equal(await storage.presign(KEY, options), undefined)
})

test('the types of files agree with those of the engine', () => {
  for (const format of outputFormats) {
    const { extension, mediaType } = formatOf(format)
    assert.equal(mediaTypeOf(`plate.${extension}`), mediaType)
  }
  assert.equal(mediaTypeOf('preview.svg'), 'image/svg+xml')
  assert.equal(mediaTypeOf('report.JSON'), 'application/json')
  assert.equal(mediaTypeOf('unknown.constructor'), 'application/octet-stream')
})
