create table jobs (
  id text primary key check (id ~ '^pub_[0-9a-f]{12}$'),
  account_id uuid not null references accounts,
  api_key_id uuid not null references api_keys,
  endpoint text not null check (endpoint in ('text_to_cad', 'image_to_cad')),
  design_mode text not null,
  output_format text not null,
  prompt text not null,
  callback_url text,
  -- json, not jsonb: an echo keeps the order of its keys.
  metadata json not null,
  price integer not null check (price > 0),
  status text not null default 'queued' check (status in ('queued', 'processing', 'success', 'failed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  queue_id uuid not null,
  attempt integer not null default 0,
  worker_number integer,
  started_at timestamptz,
  error_code text,
  error_message text,
  expires_at timestamptz,
  brainstorm json,
  tokens_used integer,
  latency_ms integer,
  output_prefix text,
  output_name text,
  output_bytes bigint,
  output_deleted_at timestamptz,
  durations_ms json,
  constraint failed_with_its_error check (
    num_nonnulls(error_code, error_message) = case status when 'failed' then 2 else 0 end),
  constraint success_with_its_output check (
    num_nonnulls(expires_at, brainstorm, tokens_used, latency_ms, output_prefix, output_name, output_bytes)
      = case status when 'success' then 7 else 0 end)
);
-- The cursor of a list is a creation time, so no two jobs of a key may share one.
create unique index jobs_by_key on jobs (api_key_id, created_at desc);
create index jobs_by_key_and_status on jobs (api_key_id, status, created_at desc);
create index jobs_by_account on jobs (account_id, created_at desc);
create index jobs_unfinished on jobs (status, created_at) where status in ('queued', 'processing');
create index jobs_to_expire on jobs (expires_at) where output_deleted_at is null and expires_at is not null;

-- Kept for good: the same key always returns the original job.
create table idempotency_keys (
  api_key_id uuid not null references api_keys,
  key uuid not null,
  job_id text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (api_key_id, key)
);

-- Only for display, several times a second: not worth a write-ahead log.
create unlogged table job_progress (
  job_id text primary key,
  stage text not null,
  fraction real not null,
  updated_at timestamptz not null default clock_timestamp()
);

-- Each worker process holds an advisory lock on a number of its own; a number nobody holds is a worker that died.
create sequence worker_numbers as integer cycle;
