/** Somebody who is signed in to the dashboard, as a browser would ask for them. */
import { createSession } from '../../../src/accounts/sessions.ts'
import type { TestService } from '../../service.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what its route answers with.
  body: any
}

export interface Visitor {
  accountId: string
  email: string
  get: (path: string) => Promise<Answer>
  send: (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: object,
  ) => Promise<Answer>
  post: (path: string, body?: unknown, headers?: object) => Promise<Answer>
}

export async function signedIn(service: TestService, options: { credits?: number } = {}): Promise<Visitor> {
  const account = await service.createAccount(options)
  const token = await createSession(service.database.db, {
    accountId: account.accountId,
    userAgent: 'test',
    address: '127.0.0.1',
  })
  return { ...account, ...visitor(service, `cadwright_session=${token}`) }
}

export function visitor(service: TestService, cookie: string): Pick<Visitor, 'get' | 'send' | 'post'> {
  async function ask(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(service.url + path, { redirect: 'manual', ...init })
    const text = await response.text()
    const json = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text }
  }
  const send: Visitor['send'] = (method, path, body, headers = {}) =>
    ask(path, {
      method,
      headers: {
        cookie,
        'Sec-Fetch-Site': 'same-origin',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    get: (path) => ask(path, { headers: { cookie } }),
    send,
    post: (path, body, headers) => send('POST', path, body, headers),
  }
}
