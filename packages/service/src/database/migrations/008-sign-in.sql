-- Notes an attempt to sign in, unless too many failed in the last quarter of an hour: then it is not looked at, and it
-- does not lengthen the wait. Attempts at one account or from one address are judged one at a time, each by all that
-- were let through before it, so that exactly as many as are allowed get through, however many come at once.
create function admit_sign_in(
  p_email text, p_address text, p_most_by_both integer, p_most_by_address integer, p_most_by_email integer
) returns boolean language plpgsql as $$
declare
  v_since timestamptz;
  v_admitted boolean;
begin
  -- Everybody takes these in the same order, so nobody waits for somebody who waits for them.
  perform pg_advisory_xact_lock(4, hashtext(p_email));
  perform pg_advisory_xact_lock(5, hashtext(p_address));
  v_since := clock_timestamp() - interval '15 minutes';
  -- Of other accounts too; what somebody else deletes at this moment is left to them.
  delete from sign_in_attempts where id in (
    select id from sign_in_attempts where at < v_since for update skip locked);
  select count(*) filter (where email = p_email and address = p_address) < p_most_by_both
      and count(*) filter (where address = p_address) < p_most_by_address
      and count(*) filter (where email = p_email) < p_most_by_email
    into v_admitted
    from sign_in_attempts
    where (email = p_email or address = p_address) and at >= v_since;
  if v_admitted then
    insert into sign_in_attempts (email, address) values (p_email, p_address);
  end if;
  return v_admitted;
end $$;
