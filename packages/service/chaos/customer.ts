/**
 * A customer who submits and polls without rest, and keeps book of what was said to them. A connection that breaks is
 * an outcome nobody knows; a submission with an idempotency key is then sent again until it is answered.
 */
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

export interface Submission {
  /** Echoed as metadata, so that the database can tell which job came of it. */
  number: number
  idempotencyKey: string | undefined
  expected: 'success' | 'failed'
  body: string
  jobId: string | undefined
}

export interface Job {
  job_id: string
  status: 'queued' | 'processing' | 'success' | 'failed'
  output_format: string
  download_url?: string
  error_code?: string
}

export interface Customer {
  apiKey: string
  accountId: string
  temper: keyof typeof TEMPERS
  submissions: Submission[]
  /** The latest state of every job that was accepted. */
  jobs: Map<string, Job>
  /** How often an answer stayed away. */
  unknown: number
  /** How often a submission was sent again and led to the same job. */
  replayed: number
}

export type Random = () => number

const PARTS = [
  ['a 20 mm cube', 'STEP'],
  ['a disc, 40 mm diameter and 3 mm thick', 'STL'],
  ['a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges', 'GLB'],
  ['a tube, 30 mm outer diameter, 20 mm inner diameter, 50 mm long', '3MF'],
  ['a 40 x 30 x 10 mm block with a 12 mm hole through the middle', 'STEP'],
] as const
const RIDDLES = ['something nice', 'a 40 mm cube with a wobbly frumple', 'the usual, but bigger'] as const

/** Patient ones want parts, more than the workers can run at once; the others ask what is refused quickly, and go on. */
const TEMPERS = {
  patient: { mostUnfinished: 8, riddleShare: 0.4 },
  impatient: { mostUnfinished: 100, riddleShare: 1 },
} as const
const REQUEST_TIMEOUT_MS = 30_000
const REST_MS = 10

export const newCustomer = (
  identity: Pick<Customer, 'apiKey' | 'accountId'>,
  temper: Customer['temper'],
): Customer => ({
  ...identity,
  temper,
  submissions: [],
  jobs: new Map(),
  unknown: 0,
  replayed: 0,
})

/** Until the signal says stop or the service is gone. */
export async function trade(
  customer: Customer,
  url: string,
  random: Random,
  signal: AbortSignal,
): Promise<void> {
  await settleUnknown(customer, url, random, signal)
  const { mostUnfinished, riddleShare } = TEMPERS[customer.temper]
  while (!signal.aborted) {
    const unfinished = unfinishedOf(customer)
    if (unfinished.length < mostUnfinished)
      await order(customer, url, orderByChance(random, riddleShare), signal)
    else await rest(signal)
    const polled = unfinished[Math.floor(random() * unfinished.length)]
    if (polled) await poll(customer, url, polled, signal)
  }
}

/** Sends what was not answered again, and something that was, for it must lead to the same job. */
export async function settleUnknown(
  customer: Customer,
  url: string,
  random: Random,
  signal: AbortSignal,
): Promise<void> {
  const retryable = customer.submissions.filter(({ idempotencyKey }) => idempotencyKey)
  const answered = retryable.filter(({ jobId }) => jobId)
  const again = answered[Math.floor(random() * answered.length)]
  for (const submission of [...retryable.filter(({ jobId }) => !jobId), ...(again ? [again] : [])]) {
    if (signal.aborted) return
    await submit(customer, url, submission, signal)
  }
}

/** Polls what it was promised until all of it has ended. */
export async function collect(customer: Customer, url: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const unfinished = unfinishedOf(customer)
    if (unfinished.length === 0) return
    for (const job of unfinished) await poll(customer, url, job, signal)
    await rest(signal)
    signal.throwIfAborted()
  }
}

export const unfinishedOf = ({ jobs }: Customer): Job[] =>
  [...jobs.values()].filter(({ status }) => RANK[status] < RANK.success)

export interface Order {
  prompt: string
  format: string
  expected: Submission['expected']
  idempotencyKey?: string | undefined
}

function orderByChance(random: Random, riddleShare: number): Order {
  const pick = <T>(things: readonly T[]) => things[Math.floor(random() * things.length)] as T
  const idempotencyKey = random() < 0.5 ? uuid(random) : undefined
  if (random() < riddleShare)
    return { prompt: pick(RIDDLES), format: 'STEP', expected: 'failed', idempotencyKey }
  const [prompt, format] = pick(PARTS)
  return { prompt, format, expected: 'success', idempotencyKey }
}

/** Submits one part; the signal says that an answer may stay away. */
export async function order(
  customer: Customer,
  url: string,
  { prompt, format, expected, idempotencyKey }: Order,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const number = customer.submissions.length
  const body = JSON.stringify({ prompt, output_format: format, metadata: { number } })
  const submission: Submission = { number, idempotencyKey, expected, body, jobId: undefined }
  customer.submissions.push(submission)
  await submit(customer, url, submission, signal)
}

async function submit(
  customer: Customer,
  url: string,
  submission: Submission,
  signal: AbortSignal,
): Promise<void> {
  const { body, idempotencyKey } = submission
  const answer = await ask(customer, `${url}/v1/text-to-cad`, signal, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
  })
  if (!answer) return
  assert.equal(answer.status, 202, answer.text)
  const { job_id: jobId, status } = JSON.parse(answer.text) as Job
  assert.equal(status, 'queued')
  if (submission.jobId) {
    assert.equal(jobId, submission.jobId, 'the same idempotency key led to another job')
    customer.replayed += 1
  }
  submission.jobId = jobId
  if (!customer.jobs.has(jobId)) customer.jobs.set(jobId, { job_id: jobId, status, output_format: '' })
}

const RANK = { queued: 0, processing: 1, success: 2, failed: 2 } as const

async function poll(customer: Customer, url: string, before: Job, signal: AbortSignal): Promise<void> {
  const answer = await ask(customer, `${url}/v1/jobs/${before.job_id}`, signal)
  if (!answer) return
  assert.equal(answer.status, 200, `${before.job_id}, which was accepted: ${answer.text}`)
  const now = JSON.parse(answer.text) as Job
  assert.ok(
    RANK[now.status] >= RANK[before.status],
    `${before.job_id} went from ${before.status} to ${now.status}`,
  )
  customer.jobs.set(now.job_id, now)
}

/** Undefined: the service was gone before it had answered in full. */
async function ask(
  customer: Customer,
  url: string,
  signal: AbortSignal,
  init: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string } | undefined> {
  const headers = { ...init.headers, Authorization: `Bearer ${customer.apiKey}` }
  try {
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    customer.unknown += 1
    // The signal follows a kill by a moment.
    await rest(signal)
    if (signal.aborted) return undefined
    throw error
  }
}

/** Random, but the same in every run with the same seed. */
const uuid = (random: Random) =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => Math.floor(random() * 16).toString(16))

async function rest(signal: AbortSignal): Promise<void> {
  await pause(REST_MS, undefined, { signal }).catch(() => {})
}
