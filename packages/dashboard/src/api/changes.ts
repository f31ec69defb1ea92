/** What the screens change, by resource: plain calls, for `useMutation`. */
import type {
  CreditGrant,
  KeyName,
  NewAccount,
  NewDelivery,
  NewKey,
  NewSecret,
  PasswordChange,
  SignInLink,
  TestEvent,
} from '@cadwright/service/dashboard'
import { request } from './request.ts'

const of = (...steps: string[]) => ['dashboard', ...steps.map(encodeURIComponent)].join('/')
const post = <Answer>(path: string, body?: unknown) => request<Answer>(path, { method: 'POST', body })

export const signOut = () => post<void>(of('sign-out'))
export const changePassword = (change: PasswordChange) => post<void>(of('password'), change)
export const endSession = (id: string) => request<void>(of('sessions', id), { method: 'DELETE' })

export const createKey = (body: KeyName) => post<NewKey>(of('keys'), body)
export const renameKey = ({ id, name }: { id: string } & KeyName) =>
  request<void>(of('keys', id), { method: 'PATCH', body: { name } })
export const rotateSecret = (id: string) => post<NewSecret>(of('keys', id, 'rotate-secret'))
export const revokeKey = (id: string) => post<void>(of('keys', id, 'revoke'))

export const resend = (deliveryId: string) => post<NewDelivery>(of('deliveries', deliveryId, 'resend'))
export const sendTestEvent = (event: TestEvent) => post<NewDelivery>(of('test-events'), event)

export const createAccount = (account: NewAccount) => post<SignInLink>(of('operator', 'accounts'), account)
export const createSignInLink = (accountId: string) =>
  post<SignInLink>(of('operator', 'accounts', accountId, 'sign-in-link'))
export const grantCredits = ({ accountId, ...body }: { accountId: string } & CreditGrant) =>
  post<void>(of('operator', 'accounts', accountId, 'credits'), body)
