/** Submits parts, waits for them and lists them. */
import type { Job, JobPage } from './job.ts'

export interface ClientOptions {
  /** Such as `http://127.0.0.1:8080`. */
  baseUrl: string
  apiKey: string
  fetch?: typeof fetch
}

export interface Submission {
  prompt: string
  design_mode?: 'standard' | 'pro' | 'assembly'
  output_format?: 'STEP' | 'STL' | 'GLB' | '3MF'
  callback_url?: string
  metadata?: Record<string, unknown>
}

export interface ListOptions {
  status?: Job['status']
  endpoint?: Job['endpoint']
  /** Of one page. */
  limit?: number
}

/** A refusal, with the code and the words of the service. */
export class CadwrightError extends Error {
  override readonly name = 'CadwrightError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The first half minute every 5 s, then every 15 s, for 20 minutes in all (specification 4.2). */
const QUICK_POLLS = 6
const QUICK_POLL_MS = 5_000
const POLL_MS = 15_000
const LONGEST_WAIT_MS = 1_200_000
/** Faults of the service pass; a submission is safe to repeat, as it carries a key (7.1, 7.4). */
const RETRY_DELAYS_MS = [2_000, 4_000, 8_000]

export class Cadwright {
  readonly #options: ClientOptions

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** The id of the new job. Repeated after a network failure with the same key, it makes no second one. */
  async submit(submission: Submission, idempotencyKey: string = crypto.randomUUID()): Promise<string> {
    const { job_id } = await this.#request<{ job_id: string }>('/v1/text-to-cad', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(submission),
    })
    return job_id
  }

  job(jobId: string): Promise<Job> {
    return this.#request<Job>(`/v1/jobs/${encodeURIComponent(jobId)}`)
  }

  /** Polls until the job has succeeded or failed. */
  async wait(jobId: string, { signal }: { signal?: AbortSignal } = {}): Promise<Job> {
    const start = Date.now()
    for (let poll = 0; Date.now() - start < LONGEST_WAIT_MS; poll += 1) {
      const job = await this.job(jobId)
      if (job.status === 'success' || job.status === 'failed') return job
      await pause(poll < QUICK_POLLS ? QUICK_POLL_MS : POLL_MS, signal)
    }
    throw new Error(`job ${jobId} was not finished after ${LONGEST_WAIT_MS / 1000} s`)
  }

  /** All jobs of this API key, newest first, page after page as they are asked for. */
  async *list(options: ListOptions = {}): AsyncGenerator<Job> {
    const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]))
    for (;;) {
      const page = await this.#request<JobPage>(`/v1/jobs?${query}`)
      yield* page.jobs
      if (page.next_cursor === undefined) return
      query.set('cursor', page.next_cursor)
    }
  }

  /** The finished file. */
  async download(job: Job): Promise<Uint8Array> {
    if (job.status !== 'success' || !job.download_url) throw new Error(`job ${job.job_id} has no file`)
    const answer = await this.#fetch(job.download_url)
    if (!answer.ok) throw await refusalOf(answer)
    return new Uint8Array(await answer.arrayBuffer())
  }

  get #fetch(): typeof fetch {
    return this.#options.fetch ?? fetch
  }

  async #request<T>(path: string, init: RequestInit = {}): Promise<T> {
    const { baseUrl, apiKey } = this.#options
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${apiKey}` }
    for (const delayMs of [...RETRY_DELAYS_MS, undefined]) {
      const answer = await this.#fetch(baseUrl + path, { ...init, headers }).catch((error: unknown) => {
        if (delayMs === undefined) throw error
      })
      if (answer?.ok) return (await answer.json()) as T
      if (answer && (answer.status < 500 || delayMs === undefined)) throw await refusalOf(answer)
      await pause(delayMs ?? 0)
    }
    throw new Error('unreachable')
  }
}

async function refusalOf(answer: Response): Promise<CadwrightError> {
  const body = (await answer.json().catch(() => ({}))) as { error_code?: string; message?: string }
  return new CadwrightError(
    answer.status,
    body.error_code ?? 'internal_error',
    body.message ?? answer.statusText,
  )
}

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
