import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { contentDisposition } from '../../src/storage/file-name.ts'
import { openS3Storage } from '../../src/storage/s3.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { parseStorageUrl } from '../../src/storage/url.ts'
import { type S3Server, startS3Server } from './s3-server.ts'

const KEY = 'jobs/pub_0123456789ab/1/plate.step'

let server: S3Server
let storage: Storage
before(async () => {
  server = await startS3Server()
  storage = openS3Storage(parseStorageUrl(server.url('cad')))
})
after(async () => {
  await storage.close()
  await server.close()
})

const presigned = async (fileName: string): Promise<string> => {
  const url = await storage.presign(KEY, { fileName, mediaType: 'model/step', seconds: 60 })
  assert.ok(url)
  return url
}

test('a presigned address fetches the bytes without credentials, under the name and type asked for', async () => {
  await storage.put(KEY, Buffer.from('ISO-10303-21;'), 'application/octet-stream')
  const answer = await fetch(await presigned('plate-60x40x8-mm.step'))
  assert.equal(answer.status, 200)
  assert.equal(await answer.text(), 'ISO-10303-21;')
  assert.equal(answer.headers.get('content-type'), 'model/step')
  assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="plate-60x40x8-mm.step"')
})

test('a presigned address asks for any name in a form that is safe as a header', async () => {
  const name = 'Plåt "60 × 40"\r\nX: y.step'
  const { searchParams } = new URL(await presigned(name))
  assert.equal(searchParams.get('response-content-disposition'), contentDisposition(name))
})

test('a presigned address that was changed is refused by the server', async () => {
  await storage.put(KEY, Buffer.from('a'), 'model/step')
  await storage.put('jobs/other/1/plate.step', Buffer.from('b'), 'model/step')
  const url = new URL(await presigned('plate.step'))
  const elsewhere = new URL(url.href.replace('pub_0123456789ab', 'other'))
  const longer = new URL(url)
  longer.searchParams.set('X-Amz-Expires', '600000')
  const renamed = new URL(url)
  renamed.searchParams.set('response-content-type', 'text/html')
  for (const changed of [elsewhere, longer, renamed]) {
    const answer = await fetch(changed)
    await answer.body?.cancel()
    assert.equal(answer.status, 403, changed.href)
  }
})

test('a folder of more objects than one listing holds is deleted whole', async () => {
  const keys = Array.from({ length: 230 }, (_, index) => `jobs/many/1/part-${index}.step`)
  await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key), 'model/step')))
  await storage.deleteAll('jobs/many')
  const left = await Promise.all(keys.map((key) => storage.get(key)))
  assert.deepEqual(
    left.filter((object) => object !== undefined),
    [],
  )
})

test('a prefix keeps to itself', async () => {
  const whole = openS3Storage(parseStorageUrl(server.url()))
  const neighbour = openS3Storage(parseStorageUrl(server.url('cad2')))
  await storage.put('jobs/x/1/a.step', Buffer.from('mine'), 'model/step')
  await neighbour.put('jobs/x/1/a.step', Buffer.from('yours'), 'model/step')
  assert.equal((await whole.read('cad/jobs/x/1/a.step'))?.toString(), 'mine')
  await storage.deleteAll('jobs/x')
  assert.equal(await storage.get('jobs/x/1/a.step'), undefined)
  assert.equal((await neighbour.read('jobs/x/1/a.step'))?.toString(), 'yours')
  await neighbour.close()
  await whole.close()
})

test('a check leaves nothing in the bucket', async () => {
  const alone = openS3Storage(parseStorageUrl(server.url('checked')))
  await alone.check()
  await alone.close()
  const listing = await fetch(`${server.endpoint}/cadwright?list-type=2&prefix=checked`)
  assert.doesNotMatch(await listing.text(), /<Key>/)
})

test('a store that cannot be used is named in one line, without its secret', async () => {
  const faults: [string, RegExp][] = [
    [server.url().replace('s3://cadwright', 's3://missing'), /^The storage s3:\/\/missing at .*NoSuchBucket/],
    [server.url().replace(/secretAccessKey=\w+/, 'secretAccessKey=WRONG'), /SignatureDoesNotMatch/],
    [server.url().replace(/accessKeyId=\w+/, 'accessKeyId=WRONG'), /InvalidAccessKeyId/],
    [server.url().replace(/:\d+/, ':1'), /ECONNREFUSED/],
  ]
  for (const [url, expected] of faults) {
    const unusable = openS3Storage(parseStorageUrl(url))
    await assert.rejects(unusable.check(), (error: Error) => {
      assert.match(error.message, expected)
      assert.match(error.message, /^The storage [^\n]+ cannot be used: [^\n]+$/)
      assert.doesNotMatch(error.message, /secretAccessKey|WRONG\b/)
      return true
    })
    await unusable.close()
  }
})

test('a server that fails is asked three times, then the fault is told', async () => {
  let requests = 0
  const failing = createServer((_request, response) => {
    requests++
    response.writeHead(503).end()
  })
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve))
  const { port } = failing.address() as AddressInfo
  const failed = openS3Storage(parseStorageUrl(server.url().replace(/:\d+/, `:${port}`)))
  await assert.rejects(failed.put(KEY, Buffer.from('a'), 'model/step'))
  assert.equal(requests, 3)
  await failed.close()
  await new Promise((resolve) => failing.close(resolve))
})
