/** The tables as TypeScript sees them; `migrations/` is where they are made. */
import type { DesignMode, JobErrorCode, OutputFormat, Stage } from '@cadwright/engine'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** ISO 8601 with six digits and an offset, as `timestamp.ts` writes it. */
export type Timestamp = string
type MadeOnce<T> = ColumnType<T, T | undefined, never>

export interface Tables {
  accounts: {
    id: MadeOnce<string>
    email: string
    password_hash: string | null
    role: ColumnType<AccountRole, AccountRole | undefined, never>
    /** Kept by the trigger on `credit_entries`; never written otherwise. */
    balance: GeneratedAlways<number>
    held: GeneratedAlways<number>
    created_at: MadeOnce<Timestamp>
  }
  sign_in_links: {
    token_hash: Buffer
    account_id: string
    created_at: MadeOnce<Timestamp>
    expires_at: Timestamp
    used_at: Timestamp | null
  }
  api_keys: {
    id: MadeOnce<string>
    account_id: string
    name: string
    /** The beginning of the key, enough to tell keys apart and too little to use one. */
    prefix: string
    secret_hash: Buffer
    /** The webhook signing secret, sealed. */
    signing_secret: Buffer
    created_at: MadeOnce<Timestamp>
    last_used_at: Timestamp | null
    last_job_at: Generated<Timestamp>
    revoked_at: Timestamp | null
    /** The key that jobs submitted in the dashboard go by; nobody knows it. */
    of_dashboard: ColumnType<boolean, boolean | undefined, never>
  }
  sessions: {
    id: MadeOnce<string>
    token_hash: Buffer
    account_id: string
    user_agent: string
    address: string
    created_at: MadeOnce<Timestamp>
    last_seen_at: Generated<Timestamp>
    expires_at: Timestamp
  }
  sign_in_attempts: {
    id: GeneratedAlways<number>
    email: string
    address: string
    at: MadeOnce<Timestamp>
  }
  jobs: {
    id: string
    account_id: string
    api_key_id: string
    endpoint: Endpoint
    design_mode: DesignMode
    output_format: OutputFormat
    prompt: string
    callback_url: string | null
    metadata: ColumnType<Record<string, unknown>, string, never>
    price: number
    status: JobStatus
    created_at: Timestamp
    updated_at: Timestamp
    /** The entry in the queue that leads to this job. */
    queue_id: string
    /** How often a worker has begun; grows by one each time a worker was lost. */
    attempt: Generated<number>
    /** Which worker runs it now: the number of its advisory lock. */
    worker_number: number | null
    started_at: Timestamp | null
    error_code: JobErrorCode | null
    error_message: string | null
    expires_at: Timestamp | null
    brainstorm: ColumnType<unknown, string | null, string | null>
    tokens_used: number | null
    latency_ms: number | null
    /** Where the output and what belongs to it are stored, and the name a download gets. */
    output_prefix: string | null
    output_name: string | null
    output_bytes: number | null
    output_deleted_at: Timestamp | null
    /** Milliseconds by stage of the pipeline. */
    durations_ms: ColumnType<Partial<Record<Stage, number>> | null, string | null, string | null>
  }
  job_progress: {
    job_id: string
    stage: Stage
    fraction: number
    updated_at: Timestamp
  }
  job_formats: {
    job_id: string
    format: OutputFormat
    state: Generated<FormatProgress>
    bytes: number | null
    message: string | null
    requested_at: Generated<Timestamp>
  }
  /** Requests of the last hour, numbered per key, and the number at which a key's latest day began. */
  admitted_requests: { api_key_id: string; at: Timestamp; number: number }
  request_days: { api_key_id: string; day: string; before: number }
  idempotency_keys: {
    api_key_id: string
    key: string
    job_id: string
    created_at: MadeOnce<Timestamp>
  }
  webhook_deliveries: {
    id: MadeOnce<string>
    account_id: ColumnType<string, string, never>
    api_key_id: ColumnType<string, string, never>
    /** None: an event sent to try a receiver out. */
    job_id: ColumnType<string | null, string | null, never>
    resend_of: ColumnType<string | null, string | null | undefined, never>
    url: ColumnType<string, string, never>
    host: ColumnType<string, string, never>
    /** The exact text that every attempt sends. */
    body: ColumnType<string, string, never>
    state: Generated<DeliveryState>
    attempts: Generated<number>
    created_at: MadeOnce<Timestamp>
    next_attempt_at: Generated<Timestamp | null>
    finished_at: Timestamp | null
    /** Which worker sends it now. */
    claimed_by: number | null
    claimed_at: Timestamp | null
  }
  webhook_attempts: {
    delivery_id: string
    number: number
    started_at: Timestamp
    duration_ms: number
    status: number | null
    error: string | null
    response_start: string | null
  }
  credit_entries: {
    id: GeneratedAlways<number>
    account_id: ColumnType<string, string, never>
    kind: ColumnType<CreditEntryKind, CreditEntryKind, never>
    /** What the entry adds to the balance, and what it adds to the credits held for running jobs. */
    amount: ColumnType<number, number, never>
    held: ColumnType<number, number, never>
    job_id: ColumnType<string | null, string | null | undefined, never>
    note: ColumnType<string | null, string | null | undefined, never>
    created_at: MadeOnce<Timestamp>
  }
}

export type AccountRole = 'owner' | 'member'
export const endpoints = ['text_to_cad', 'image_to_cad'] as const
export type Endpoint = (typeof endpoints)[number]
export const jobStatuses = ['queued', 'processing', 'success', 'failed'] as const
export type JobStatus = (typeof jobStatuses)[number]
export type CreditEntryKind = 'grant' | 'reserve' | 'charge' | 'release'
export type DeliveryState = 'pending' | 'delivered' | 'given_up'
export type FormatProgress = 'making' | 'ready' | 'failed'
