/** Waits for jobs as a client does: by asking, with a deadline. */
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, assertAccepted } from './client.ts'
import { assertJob, type Job } from './shapes.ts'
import type { Customer } from './world.ts'

const DEADLINE_MS = 60_000
const INTERVAL_MS = 50

/** Asks until the answer is what is waited for. */
export async function until(
  ask: () => Promise<Answer>,
  reached: (answer: Answer) => boolean,
): Promise<Answer> {
  const deadline = Date.now() + DEADLINE_MS
  for (;;) {
    const answer = await ask()
    if (reached(answer)) return answer
    assert.ok(Date.now() < deadline, `waited ${DEADLINE_MS} ms in vain: ${answer.status} ${answer.text}`)
    await wait(INTERVAL_MS)
  }
}

const isUnfinished = ({ status, json }: Answer) =>
  status === 200 && ['queued', 'processing'].includes((json as Job).status)

/** The first answer that does not say the job is under way; a refusal too. */
export const settled = ({ client }: Customer, jobId: string): Promise<Answer> =>
  until(
    () => client.get(`/v1/jobs/${jobId}`),
    (answer) => !isUnfinished(answer),
  )

export async function finished(customer: Customer, jobId: string): Promise<Job> {
  const { status, text, json } = await settled(customer, jobId)
  assert.equal(status, 200, text)
  assertJob(json)
  return json
}

export const submitAndWait = async (customer: Customer, body: Record<string, unknown>): Promise<Job> =>
  finished(customer, assertAccepted(await customer.client.submit(body)))
