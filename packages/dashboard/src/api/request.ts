/** Asking the service: JSON both ways, a deadline, and every refusal as one kind of error with words for people. */
import { addressOf, baseAddress } from './address.ts'

const DEADLINE_MS = 30_000

/** The service's answer was no; `message` says why, for whoever looks at the screen. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The service did not answer at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

export interface Asking {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

export async function request<Answer>(path: string, asking: Asking = {}): Promise<Answer> {
  const response = await send(path, asking)
  if (response.status === 401) return signIn()
  if (!response.ok) throw await refusal(response)
  if (response.status === 204) return undefined as Answer
  return (await response.json()) as Answer
}

async function send(path: string, { method = 'GET', body, headers, signal }: Asking): Promise<Response> {
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  const given = body === undefined ? undefined : JSON.stringify(body)
  try {
    return await fetch(addressOf(path), {
      method,
      headers: {
        accept: 'application/json',
        ...(given !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(given !== undefined && { body: given }),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Unreachable(
      deadline.aborted
        ? 'The service took too long to answer.'
        : 'The service cannot be reached. Is it running, and are you online?',
      { cause: error },
    )
  }
}

async function refusal(response: Response): Promise<Refused> {
  const said: unknown = await response.json().catch(() => undefined)
  const { error_code: code, message } = (said ?? {}) as { error_code?: unknown; message?: unknown }
  return new Refused(
    response.status,
    typeof code === 'string' ? code : `http_${response.status}`,
    typeof message === 'string' ? message : `The service answered ${response.status}.`,
  )
}

/** A page of the service, not of the app; comes back here. Never resolves: the page is about to go. */
function signIn(): Promise<never> {
  const { dataset } = document.documentElement
  // Several requests are refused at once; going twice would only begin the way anew.
  if (dataset['leaving'] === undefined) location.assign(signInAddress())
  dataset['leaving'] = ''
  return new Promise<never>(() => {})
}

function signInAddress(): string {
  const base = baseAddress()
  const here = `${location.pathname.slice(base.pathname.length - 1)}${location.search}`
  return addressOf(`sign-in?next=${encodeURIComponent(here)}`)
}

export const wordsOf = (error: unknown): string => {
  if (error instanceof Refused || error instanceof Unreachable) return error.message
  return 'Something went wrong in this page. Reload it, and tell us if it happens again.'
}
