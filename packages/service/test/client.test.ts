import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Cadwright, CadwrightError } from '@cadwright/client'
import { startService, type TestService } from './service.ts'

let service: TestService
let cadwright: Cadwright
before(async () => {
  service = await startService()
  const { accountId } = await service.createAccount({ credits: 5 })
  const { apiKey } = await service.createKey(accountId)
  cadwright = new Cadwright({ baseUrl: service.url, apiKey })
})
after(() => service.close())

test('the client submits, waits, downloads and lists', async () => {
  const jobId = await cadwright.submit({
    prompt: 'a 20 mm cube',
    output_format: 'STL',
    metadata: { order: 1 },
  })
  const job = await cadwright.wait(jobId)
  assert.equal(job.status, 'success')
  assert.ok((await cadwright.download(job)).byteLength > 84)
  const failed = await cadwright.wait(await cadwright.submit({ prompt: 'something nice' }))
  assert.equal(failed.status, 'failed')
  const listed: string[] = []
  for await (const each of cadwright.list({ limit: 1 })) listed.push(each.job_id)
  assert.deepEqual(listed, [failed.job_id, jobId])
})

test('a submission repeated with its key makes one job, and a refusal carries its code', async () => {
  const key = crypto.randomUUID()
  const ids = await Promise.all([1, 2, 3].map(() => cadwright.submit({ prompt: 'something nice' }, key)))
  assert.equal(new Set(ids).size, 1)
  await assert.rejects(
    cadwright.submit({ prompt: '' }),
    (error) => error instanceof CadwrightError && error.status === 422 && error.code === 'invalid_input',
  )
})
