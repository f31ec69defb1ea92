-- Who is signed in to the dashboard. The cookie holds a token of which only the hash is kept.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  account_id uuid not null references accounts,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null default clock_timestamp(),
  last_seen_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index sessions_by_account on sessions (account_id, last_seen_at desc);

-- Attempts that have not succeeded, of the last quarter of an hour: what slows guessing down.
create table sign_in_attempts (
  id bigint generated always as identity primary key,
  email text not null,
  address text not null,
  at timestamptz not null default clock_timestamp()
);
create index sign_in_attempts_by_email on sign_in_attempts (email, at);
create index sign_in_attempts_by_address on sign_in_attempts (address, at);

-- Jobs submitted in the dashboard go by a key too; nobody knows it, so nothing else can use it.
alter table api_keys add column of_dashboard boolean not null default false;
create unique index api_keys_one_of_dashboard on api_keys (account_id) where of_dashboard and revoked_at is null;

-- The same part in a format that its job was not submitted for, made when somebody asks.
create table job_formats (
  job_id text not null references jobs,
  format text not null,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  bytes bigint,
  message text,
  requested_at timestamptz not null default clock_timestamp(),
  primary key (job_id, format),
  constraint ends_with_bytes_or_words check (num_nonnulls(bytes) = (state = 'ready')::int
    and num_nonnulls(message) = (state = 'failed')::int)
);

-- What the numbers of admitted_requests stood at when a key's latest day (UTC) began. Lost in a crash like those.
create unlogged table request_days (
  api_key_id uuid primary key,
  day date not null,
  before bigint not null
);

-- As in 005, and it notes where a day begins: one write a day and key.
create or replace function admit_request(p_secret_hash bytea, p_per_minute integer, p_per_hour integer)
returns table (
  api_key_id uuid, account_id uuid, secret_hash bytea, admitted boolean,
  minute_used bigint, minute_reset_seconds float8, hour_used bigint, hour_reset_seconds float8
) language plpgsql as $$
#variable_conflict use_column
declare
  v_key api_keys;
  v_last admitted_requests;
  v_minute admitted_requests;
  v_hour admitted_requests;
  v_now timestamptz;
  v_minute_used bigint;
  v_hour_used bigint;
  v_admitted boolean;
begin
  select * into v_key from api_keys k where k.secret_hash = p_secret_hash and k.revoked_at is null;
  if not found then
    return;
  end if;

  -- One request of a key at a time; what follows sees all that were admitted before.
  perform pg_advisory_xact_lock(1, hashtext(v_key.id::text));
  select * into v_last from admitted_requests r where r.api_key_id = v_key.id order by r.at desc limit 1;
  v_now := greatest(clock_timestamp(), v_last.at + interval '1 microsecond');
  select * into v_minute from admitted_requests r
    where r.api_key_id = v_key.id and r.at > v_now - interval '1 minute' order by r.at limit 1;
  select * into v_hour from admitted_requests r
    where r.api_key_id = v_key.id and r.at > v_now - interval '1 hour' order by r.at limit 1;
  v_minute_used := coalesce(v_last.number - v_minute.number + 1, 0);
  v_hour_used := coalesce(v_last.number - v_hour.number + 1, 0);
  v_admitted := v_minute_used < p_per_minute and v_hour_used < p_per_hour;

  if v_admitted then
    insert into admitted_requests values (v_key.id, v_now, coalesce(v_last.number, 0) + 1);
    delete from admitted_requests r where r.api_key_id = v_key.id and r.at <= v_now - interval '1 hour';
    if v_last.at is null or (v_last.at at time zone 'UTC')::date < (v_now at time zone 'UTC')::date then
      insert into request_days values (v_key.id, (v_now at time zone 'UTC')::date, coalesce(v_last.number, 0))
      on conflict (api_key_id) do update set day = excluded.day, before = excluded.before;
    end if;
    if v_key.last_used_at is null or v_key.last_used_at < v_now - interval '1 minute' then
      update api_keys k set last_used_at = v_now where k.id = v_key.id;
    end if;
  end if;

  return query select v_key.id, v_key.account_id, v_key.secret_hash, v_admitted,
    v_minute_used + v_admitted::int,
    coalesce(extract(epoch from v_minute.at + interval '1 minute' - v_now), 60)::float8,
    v_hour_used + v_admitted::int,
    coalesce(extract(epoch from v_hour.at + interval '1 hour' - v_now), 3600)::float8;
end $$;

-- What failed lately, for the operator.
create index jobs_failed on jobs (updated_at desc) where status = 'failed';
