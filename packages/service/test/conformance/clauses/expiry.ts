/** The end of an output file: sections 4.2 and 8, point 7 of the design. */
import assert from 'node:assert/strict'
import { assertAccepted, assertRefused } from '../client.ts'
import { settled, submitAndWait, until } from '../finished.ts'
import type { Clause } from '../runner.ts'
import { assertJob, microseconds } from '../shapes.ts'
import type { Customer } from '../world.ts'
import { PROMPT } from './bodies.ts'

const LIFETIME_SECONDS = 5
export const SHORT_LIVED = { OUTPUT_LIFETIME_SECONDS: String(LIFETIME_SECONDS) }

/** The first solid takes longest, perhaps longer than its output lives: how it ends does not matter. */
const warmUp = async (customer: Customer) =>
  settled(customer, assertAccepted(await customer.client.submit({ prompt: PROMPT })))

export const expiry: Clause[] = [
  {
    clause: '4.2',
    says: 'after its lifetime a job is 410 output_expired, its link too, and the list keeps it without download_url',
    async holds(world) {
      const customer = await world.customer()
      await warmUp(customer)
      const failed = await submitAndWait(customer, { prompt: 'something nice' })
      const job = await submitAndWait(customer, { prompt: PROMPT })
      assert.equal(job.status, 'success', job.error_message)
      const lifetime = microseconds(String(job.expires_at)) - microseconds(job.created_at)
      assert.equal(lifetime, BigInt(LIFETIME_SECONDS) * 1_000_000n)
      const { pathname, search } = new URL(String(job.download_url))
      const download = () => world.stranger.get(`${pathname}${search}`)
      assert.equal((await download()).status, 200)

      const gone = await until(
        () => customer.client.get(`/v1/jobs/${job.job_id}`),
        ({ status }) => status !== 200,
      )
      assertRefused(gone, 410, 'output_expired')
      // The link counts in milliseconds, the job in microseconds: the link may outlive it by less than one.
      assertRefused(await until(download, ({ status }) => status !== 200), 410, 'output_expired')

      const [listed] = ((await customer.client.get('/v1/jobs')).json as { jobs: unknown[] }).jobs
      assertJob(listed, { linkGone: true })
      const { download_url: _, ...rest } = job
      assert.deepEqual(listed, rest)
      assert.deepEqual(
        (await customer.client.get(`/v1/jobs/${failed.job_id}`)).json,
        failed,
        'a failure expired',
      )
    },
  },
]
