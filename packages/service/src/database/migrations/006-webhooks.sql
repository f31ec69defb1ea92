-- Written in the transaction that finishes a job, so that no finished job can lack its delivery.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  api_key_id uuid not null references api_keys,
  -- None: an event sent to try a receiver out.
  job_id text references jobs,
  -- What was sent again by hand.
  resend_of uuid references webhook_deliveries,
  url text not null,
  host text not null,
  -- The exact text that every attempt sends.
  body text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'given_up')),
  attempts integer not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null default clock_timestamp(),
  next_attempt_at timestamptz default clock_timestamp(),
  finished_at timestamptz,
  claimed_by integer,
  claimed_at timestamptz,
  constraint waits_or_has_ended check ((state = 'pending') = (next_attempt_at is not null)
    and (state = 'pending') = (finished_at is null))
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'pending';
create index webhook_deliveries_by_account on webhook_deliveries (account_id, created_at desc);
create index webhook_deliveries_by_job on webhook_deliveries (job_id) where job_id is not null;

create table webhook_attempts (
  delivery_id uuid not null references webhook_deliveries,
  number integer not null,
  started_at timestamptz not null,
  duration_ms integer not null,
  status integer,
  error text,
  response_start text,
  primary key (delivery_id, number)
);
