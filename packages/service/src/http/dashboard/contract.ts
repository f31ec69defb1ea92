/**
 * What the dashboard and the service say to each other, beside the public interface: every route of `/dashboard`, the body
 * it takes and the answer it gives. Types alone, so that the web app takes nothing of the service with it. Refusals have
 * the body of the specification's 2.4; what belongs to another account is refused exactly like what does not exist.
 */
import type { Brainstorm, DesignMode, JobErrorCode, OutputFormat, Stage } from '@cadwright/engine'
import type { Account } from '../../accounts/accounts.ts'
import type { KeyUse } from '../../accounts/key-use.ts'
import type { NewApiKey } from '../../accounts/keys.ts'
import type { SessionRecord } from '../../accounts/sessions.ts'
import type { CreditEntry } from '../../credits/ledger.ts'
import type { MonthlyStatement, StatementEntry } from '../../credits/statement.ts'
import type { SpentDay } from '../../credits/usage.ts'
import type { AccountRole, DeliveryState, Endpoint, JobStatus, Timestamp } from '../../database/schema.ts'
import type { NextStep } from '../../jobs/failure.ts'
import type { FailedJob } from '../../jobs/oversight.ts'
import type { QueueState } from '../../jobs/queue-state.ts'
import type { KernelStatus } from '../../observability/kernel-gauges.ts'

export type { NextStep } from '../../jobs/failure.ts'

/** `GET /dashboard/me` */
export interface Me {
  accountId: string
  email: string
  role: AccountRole
  /** Free to spend, and reserved for jobs that have not ended. */
  balance: number
  held: number
  /** So little is left that the next jobs may be refused. */
  lowBalance: boolean
  prices: Record<DesignMode, number>
  /** Where the public interface begins, for examples to be copied. */
  apiUrl: string
  /** How operators hand out credits: shown where credits run low. */
  grantCommand: string
}

/** `GET /dashboard/sessions`; `DELETE /dashboard/sessions/:id` ends one, `POST /dashboard/sign-out` one's own. */
export interface Sessions {
  sessions: SessionView[]
}
export interface SessionView extends SessionRecord {
  /** The one that asks. */
  current: boolean
}

/** `POST /dashboard/password`: ends all other sessions. */
export interface PasswordChange {
  current: string
  next: string
}

/** `POST /dashboard/jobs`, with an `Idempotency-Key` header; answers 202 with `SubmittedJob`. */
export interface NewJob {
  prompt: string
  designMode: DesignMode
  outputFormat: OutputFormat
}
export interface SubmittedJob {
  jobId: string
}

/** `GET /dashboard/jobs`: of all keys, newest first. Every filter is optional. */
export interface JobQuery {
  status?: JobStatus
  endpoint?: Endpoint
  /** Id of a key. */
  key?: string
  /** Found in the prompt, whatever its case; or the beginning of a job's id. */
  text?: string
  /** Days, `2026-11-15`, both included, in UTC. */
  from?: string
  to?: string
  limit?: number
  cursor?: string
}
export interface JobsPage {
  jobs: JobSummary[]
  nextCursor?: string
}
export interface JobSummary {
  jobId: string
  status: JobStatus
  endpoint: Endpoint
  designMode: DesignMode
  outputFormat: OutputFormat
  prompt: string
  createdAt: Timestamp
  updatedAt: Timestamp
  keyId: string
  keyName: string
  /** What the finished part is called. */
  projectName: string | null
  latencyMs: number | null
  errorCode: JobErrorCode | null
  /** The files are gone. */
  expired: boolean
  /** Only while it runs, and late by a fraction of a second. */
  progress: { stage: Stage; fraction: number } | null
}

/** `GET /dashboard/jobs/:id`. Beside it `/report`, `/plan`, `/preview.svg`, `/thumbnail.svg` and `/preview.glb`, as in `/v1`. */
export interface JobDetail extends JobSummary {
  metadata: Record<string, unknown>
  callbackUrl: string | null
  price: number
  /** How often a worker has begun. */
  attempt: number
  startedAt: Timestamp | null
  expiresAt: Timestamp | null
  brainstorm: Brainstorm | null
  tokensUsed: number | null
  errorMessage: string | null
  /** What to do about the error (specification 7.3). */
  nextStep: NextStep | null
  durationsMs: Partial<Record<Stage, number>> | null
  outputName: string | null
  outputBytes: number | null
  /** Signed, fresh in every answer. */
  downloadUrl: string | null
}

/**
 * `POST /dashboard/jobs/:id/formats/:format` makes the same part in another format, free of charge, and `GET` tells how
 * far it is: ask again until it is no longer `making`.
 */
export type FormatState =
  | { state: 'absent' }
  | { state: 'making' }
  | { state: 'ready'; downloadUrl: string; bytes: number }
  | { state: 'failed'; message: string }

/** `GET /dashboard/keys` */
export interface Keys {
  keys: KeyView[]
  limits: { perMinute: number; perHour: number }
}
export type KeyView = KeyUse

/** `POST /dashboard/keys`; `PATCH /dashboard/keys/:id` renames one. */
export interface KeyName {
  name: string
}
/** Answer to `POST /dashboard/keys`: shown once. */
export type NewKey = NewApiKey

/** Answer to `POST /dashboard/keys/:id/rotate-secret`: shown once. `POST /dashboard/keys/:id/revoke` answers 204. */
export interface NewSecret {
  signingSecret: string
}

/** `GET /dashboard/deliveries`: of all keys, newest first; and `GET /dashboard/jobs/:id/deliveries`. */
export interface DeliveryQuery {
  key?: string
  state?: DeliveryState
  limit?: number
  cursor?: string
}
export interface DeliveriesPage {
  deliveries: DeliverySummary[]
  nextCursor?: string
}
export interface DeliverySummary {
  id: string
  /** None: an event sent to try a receiver out. */
  jobId: string | null
  keyId: string
  keyName: string
  url: string
  state: DeliveryState
  attempts: number
  createdAt: Timestamp
  nextAttemptAt: Timestamp | null
  finishedAt: Timestamp | null
  resendOf: string | null
  /** Of the last attempt: what the receiver answered, or why it could not. */
  lastStatus: number | null
  lastError: string | null
}

/** `GET /dashboard/deliveries/:id`; `POST /dashboard/deliveries/:id/resend` answers with `NewDelivery`. */
export interface DeliveryDetail extends DeliverySummary {
  /** The exact text that every attempt sends. */
  body: string
  attemptLog: AttemptView[]
}
export interface AttemptView {
  number: number
  startedAt: Timestamp
  durationMs: number
  status: number | null
  error: string | null
  responseStart: string | null
}
/** `POST /dashboard/test-events` */
export interface TestEvent {
  keyId: string
  url: string
}
export interface NewDelivery {
  id: string
}

/** `GET /dashboard/usage?days=30`: what was charged, by day (UTC), mode and key. Days without any are not listed. */
export interface Usage {
  /** The first and the last day that were looked at. */
  from: string
  to: string
  days: UsageDay[]
  keys: { id: string; name: string }[]
}
export type UsageDay = SpentDay

/** `GET /dashboard/ledger?cursor=&limit=`, newest first. */
export interface LedgerPage {
  entries: LedgerEntry[]
  nextCursor?: string
}
export interface LedgerEntry extends CreditEntry {
  /** Free to spend after this entry. */
  balanceAfter: number
}

/** `GET /dashboard/statements/2026-11`, and the same as a table at `/dashboard/statements/2026-11.csv`. */
export interface Statement extends MonthlyStatement {
  month: string
  email: string
}
export type StatementLine = StatementEntry

/** `GET /dashboard/operator/overview`. The operator's routes exist for the owner's account alone. */
export interface Overview {
  queue: QueueState
  /** Processes that take jobs, each by the number of its lock. */
  workers: { number: number; jobs: number }[]
  /** Of the process that answers; none where it runs no kernel. */
  kernels: KernelStatus | null
  webhooks: { pending: number; overdue: number }
  unready: string[]
  failures: RecentFailure[]
}
export type RecentFailure = FailedJob

/** `GET /dashboard/operator/accounts` */
export interface Accounts {
  accounts: AccountView[]
}
export interface AccountView extends Account {
  jobs: number
  lastJobAt: Timestamp | null
}
/** `POST /dashboard/operator/accounts`, answers 201 with `SignInLink`. */
export interface NewAccount {
  email: string
  credits: number
}
/** Also the answer to `POST /dashboard/operator/accounts/:id/sign-in-link`: works once, for a day. */
export interface SignInLink {
  link: string
}
/** `POST /dashboard/operator/accounts/:id/credits`, answers 204. */
export interface CreditGrant {
  amount: number
  note: string
}
