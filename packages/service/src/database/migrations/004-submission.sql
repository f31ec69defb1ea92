-- The queue's own table, written directly: a submission is one round trip and one transaction.
create function enqueue_job(p_job_id text, p_queue_id uuid) returns void language plpgsql as $$
begin
  insert into pgboss.job (id, name, data, start_after, created_on, expire_seconds, deletion_seconds, keep_until,
    retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
  select p_queue_id, q.name, jsonb_build_object('jobId', p_job_id), now(), now(), q.expire_seconds,
    q.deletion_seconds, now() + q.retention_seconds * interval '1s', q.retry_limit, q.retry_delay,
    q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
  from pgboss.queue q where q.name = 'jobs';
  if not found then
    raise exception 'the queue "jobs" is missing';
  end if;
end $$;

create function submit_job(
  p_account_id uuid, p_api_key_id uuid, p_idempotency_key uuid, p_job_id text, p_queue_id uuid, p_endpoint text,
  p_design_mode text, p_output_format text, p_prompt text, p_callback_url text, p_metadata json, p_price integer
) returns table (outcome text, job_id text) language plpgsql as $$
#variable_conflict use_column
declare
  v_created_at timestamptz;
begin
  if p_idempotency_key is not null then
    -- Waits for a twin that is being submitted at this moment, then finds it.
    insert into idempotency_keys (api_key_id, key, job_id)
    values (p_api_key_id, p_idempotency_key, p_job_id)
    on conflict (api_key_id, key) do nothing;
    if not found then
      return query select 'replayed', i.job_id from idempotency_keys i
        where i.api_key_id = p_api_key_id and i.key = p_idempotency_key;
      return;
    end if;
  end if;

  perform 1 from accounts where id = p_account_id and balance >= p_price for update;
  if not found then
    delete from idempotency_keys where api_key_id = p_api_key_id and key = p_idempotency_key;
    return query select 'insufficient_credits', null::text;
    return;
  end if;

  update api_keys set last_job_at = greatest(clock_timestamp(), last_job_at + interval '1 microsecond')
  where id = p_api_key_id and revoked_at is null
  returning last_job_at into v_created_at;
  if not found then
    delete from idempotency_keys where api_key_id = p_api_key_id and key = p_idempotency_key;
    return query select 'revoked', null::text;
    return;
  end if;

  insert into jobs (id, account_id, api_key_id, endpoint, design_mode, output_format, prompt, callback_url,
    metadata, price, created_at, updated_at, queue_id)
  values (p_job_id, p_account_id, p_api_key_id, p_endpoint, p_design_mode, p_output_format, p_prompt,
    p_callback_url, p_metadata, p_price, v_created_at, v_created_at, p_queue_id);

  insert into credit_entries (account_id, kind, amount, held, job_id)
  values (p_account_id, 'reserve', -p_price, p_price, p_job_id);

  perform enqueue_job(p_job_id, p_queue_id);
  return query select 'accepted', p_job_id;
end $$;
