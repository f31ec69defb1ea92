create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  password_hash text,
  role text not null default 'member' check (role in ('owner', 'member')),
  -- Both kept by the trigger on credit_entries, and by nothing else.
  balance bigint not null default 0 check (balance >= 0),
  held bigint not null default 0 check (held >= 0),
  created_at timestamptz not null default clock_timestamp()
);
create unique index accounts_by_email on accounts (lower(email));
create unique index accounts_one_owner on accounts (role) where role = 'owner';

create table sign_in_links (
  token_hash bytea primary key,
  account_id uuid not null references accounts,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table api_keys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  name text not null,
  prefix text not null,
  secret_hash bytea not null unique,
  signing_secret bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  -- Creation times of one key never tie: each job's is later than this one.
  last_job_at timestamptz not null default 'epoch',
  revoked_at timestamptz
);
create index api_keys_by_account on api_keys (account_id, created_at);
