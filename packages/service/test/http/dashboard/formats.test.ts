import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { outputFormats } from '@cadwright/engine'
import { startService, type TestService } from '../../service.ts'
import { signedIn, type Visitor } from './visitor.ts'

let service: TestService
let who: Visitor
let jobId: string

before(async () => {
  service = await startService()
  who = await signedIn(service, { credits: 5 })
  const prompt = 'a 30 x 20 x 5 mm plate with a 6 mm hole'
  const { body } = await who.post('/dashboard/jobs', { prompt, designMode: 'standard', outputFormat: 'STEP' })
  jobId = body.jobId
  await until(async () => (await who.get(`/dashboard/jobs/${jobId}`)).body.status === 'success')
})
after(() => service.close())

async function until(done: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!(await done())) {
    assert.ok(performance.now() < deadline, 'it took longer than a minute')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function ready(format: string) {
  await who.post(`/dashboard/jobs/${jobId}/formats/${format}`)
  const look = async () => (await who.get(`/dashboard/jobs/${jobId}/formats/${format}`)).body
  await until(async () => (await look()).state !== 'making')
  return look()
}

const BEGINNINGS: Record<string, (bytes: Buffer) => boolean> = {
  STEP: (bytes) => bytes.toString('latin1', 0, 13) === 'ISO-10303-21;',
  STL: (bytes) => bytes.length === 84 + 50 * bytes.readUInt32LE(80),
  GLB: (bytes) => bytes.toString('latin1', 0, 4) === 'glTF' && bytes.readUInt32LE(8) === bytes.length,
  '3MF': (bytes) => bytes.toString('latin1', 0, 2) === 'PK',
}

test('a finished part can be had in all four formats, for the price of one', async () => {
  for (const format of outputFormats) {
    const made = await ready(format)
    assert.equal(made.state, 'ready', JSON.stringify(made))
    const response = await fetch(made.downloadUrl)
    assert.equal(response.status, 200)
    const name = `plate-30x20x5-mm.${format.toLowerCase()}`
    assert.equal(response.headers.get('content-disposition'), `attachment; filename="${name}"`)
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.equal(bytes.length, made.bytes)
    assert.ok(BEGINNINGS[format]?.(bytes), `${format} does not begin like one`)
  }
  const { body } = await who.get('/dashboard/me')
  assert.deepEqual([body.balance, body.held], [4, 0])
})

test('asking many times at once makes it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => who.post(`/dashboard/jobs/${jobId}/formats/GLB`)),
  )
  for (const { status, body } of answers) {
    assert.equal(status, 200)
    assert.match(body.state, /^(making|ready)$/)
  }
  const { rows } = await service.database.pool.query(
    `select count(*) as n from pgboss.job where name = 'formats' and data->>'format' = 'GLB'`,
  )
  assert.equal(rows[0].n, 1)
})

test('what was given up can be asked for again', async () => {
  await ready('STL')
  await service.database.pool.query(
    `update job_formats set state = 'making', bytes = null, requested_at = now() - interval '21 minutes'
     where job_id = $1 and format = 'STL'`,
    [jobId],
  )
  const stale = await who.get(`/dashboard/jobs/${jobId}/formats/STL`)
  assert.equal(stale.body.state, 'failed')
  assert.match(stale.body.message, /too long/)
  assert.equal((await ready('STL')).state, 'ready')
})

test('a link to another format is as hard to forge as one to the file itself', async () => {
  const { downloadUrl } = await ready('STL')
  const forged = downloadUrl.replace('.stl?', '.glb?')
  assert.equal((await fetch(forged)).status, 404)
  assert.equal((await who.get(`/dashboard/jobs/${jobId}/formats/DWG`)).status, 422)
})
