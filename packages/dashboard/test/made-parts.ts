/** Parts made by the real kernel, for the screens that show them. */
import assert from 'node:assert/strict'
import type { JobDetail, NewJob } from '@cadwright/service/dashboard'
import type { Page } from 'playwright-core'

/** A kernel that starts on a busy machine takes its time. */
export const MAKING_MS = 180_000

export const BLOCK = 'a 60 x 40 x 20 mm block with a 10 mm hole in the middle of the top face'
export const HINGE = 'a hinge 80 mm long with leaves 30 mm wide, 3 mm thick and a 6 mm pin'
export const NONSENSE = 'a 40 x 30 x 5 mm plate with a fluxcapacitor'

/** Asked by the page itself, so that the session and the origin are those of a browser. */
export const ask = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (url) => {
    const answer = await fetch(new URL(url, document.baseURI))
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return answer.json()
  }, path)

/** Submits a job and follows it to its end. */
export async function makePart(page: Page, wanted: Partial<NewJob> & { prompt: string }): Promise<JobDetail> {
  const jobId = await page.evaluate(
    async (body) => {
      const answer = await fetch(new URL('dashboard/jobs', document.baseURI), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      })
      const { jobId } = (await answer.json()) as { jobId: string }
      for (;;) {
        const job = await fetch(new URL(`dashboard/jobs/${jobId}`, document.baseURI))
        const { status } = (await job.json()) as { status: string }
        if (status === 'success' || status === 'failed') return jobId
        await new Promise((resolve) => setTimeout(resolve, 300))
      }
    },
    { designMode: 'standard', outputFormat: 'STEP', ...wanted } satisfies NewJob,
  )
  const job = await ask<JobDetail>(page, `dashboard/jobs/${jobId}`)
  assert.equal(job.jobId, jobId)
  return job
}
