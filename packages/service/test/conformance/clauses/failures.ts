/** Section 7.2, as far as words alone can bring it about, and point 9 of the design. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { assertAccepted, assertRefused } from '../client.ts'
import { finished, submitAndWait } from '../finished.ts'
import type { Clause } from '../runner.ts'
import { PRICES } from './credits.ts'

const FAILURES = [
  { errorCode: 'prompt_too_ambiguous', prompt: 'something nice for my kitchen' },
  { errorCode: 'prompt_too_ambiguous', prompt: '🔩🔩🔩' },
  { errorCode: 'prompt_too_ambiguous', prompt: '一块漂亮的东西' },
  { errorCode: 'prompt_too_ambiguous', prompt: 'x'.repeat(5000) },
  {
    errorCode: 'geometry_validation_failed',
    prompt: 'a tube with outer diameter 10 mm and inner diameter 20 mm',
  },
  { errorCode: 'geometry_validation_failed', prompt: 'a plate 60 x 40 x 8 mm with a 50 mm through hole' },
]

export const failures: Clause[] = [
  ...FAILURES.map(
    ({ errorCode, prompt }): Clause => ({
      clause: '7.2',
      says: `"${prompt.slice(0, 60)}" is accepted, then fails with ${errorCode} and costs nothing`,
      async holds(world) {
        const customer = await world.customer({ credits: 10 })
        const job = await submitAndWait(customer, { prompt, metadata: { kept: true } })
        assert.equal(job.status, 'failed')
        assert.equal(job.error_code, errorCode, job.error_message)
        assert.deepEqual(job.metadata, { kept: true })
        assert.ok(job.updated_at > job.created_at)
        assert.deepEqual(await world.credits(customer), { balance: 10, held: 0 })
      },
    }),
  ),
  ...Object.entries(PRICES).map(
    ([design_mode, price]): Clause => ({
      clause: 'design 9',
      says: `a failed ${design_mode} job gives its ${price} back, to be spent again`,
      async holds(world) {
        const customer = await world.customer({ credits: price })
        for (const _ of [1, 2]) {
          const { status } = await submitAndWait(customer, { prompt: 'something nice', design_mode })
          assert.equal(status, 'failed')
        }
        assert.deepEqual(await world.credits(customer), { balance: price, held: 0 })
      },
    }),
  ),
  {
    clause: '7.4.3',
    says: 'a failed job is not run again under its Idempotency-Key',
    async holds(world) {
      const customer = await world.customer()
      const headers = { 'idempotency-key': randomUUID() }
      const id = assertAccepted(await customer.client.submit({ prompt: 'something nice' }, headers))
      const failed = await finished(customer, id)
      assert.equal(assertAccepted(await customer.client.submit({ prompt: 'a 20 mm cube' }, headers)), id)
      assert.deepEqual(await finished(customer, id), failed)
    },
  },
  {
    clause: 'design 14',
    says: 'a failed job has no report, plan or preview',
    async holds(world) {
      const customer = await world.customer()
      const { job_id } = await submitAndWait(customer, { prompt: 'something nice' })
      for (const name of ['report', 'plan', 'preview.svg', 'thumbnail.svg', 'preview.glb']) {
        assertRefused(await customer.client.get(`/v1/jobs/${job_id}/${name}`), 404, 'invalid_input')
      }
    },
  },
]
