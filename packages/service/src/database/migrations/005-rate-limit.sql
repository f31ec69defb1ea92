-- Admitted requests of the last hour, numbered per key: how many fell into a window is the last number less the
-- first one inside it, so a check costs the same for any limit. Lost in a crash, which only forgives.
create unlogged table admitted_requests (
  api_key_id uuid not null,
  at timestamptz not null,
  number bigint not null,
  primary key (api_key_id, at)
);

-- Who asks, and whether they may: both in one round trip, as every request needs both. No row: no such key.
create function admit_request(p_secret_hash bytea, p_per_minute integer, p_per_hour integer)
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
