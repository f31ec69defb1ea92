create table credit_entries (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts,
  kind text not null,
  amount bigint not null,
  held bigint not null,
  job_id text references jobs,
  note text,
  created_at timestamptz not null default clock_timestamp(),
  constraint entry_adds_up check (case kind
    when 'grant' then amount > 0 and held = 0 and job_id is null
    when 'reserve' then amount < 0 and held = -amount and job_id is not null
    when 'charge' then amount = 0 and held < 0 and job_id is not null
    when 'release' then amount > 0 and held = -amount and job_id is not null
    else false end)
);
create index credit_entries_by_account on credit_entries (account_id, id);
-- A job is paid for once, and settled once.
create unique index credit_entries_one_reservation on credit_entries (job_id) where kind = 'reserve';
create unique index credit_entries_one_settlement on credit_entries (job_id) where kind in ('charge', 'release');

create function credit_entry_moves_balance() returns trigger language plpgsql as $$
begin
  update accounts set balance = balance + new.amount, held = held + new.held where id = new.account_id;
  return null;
end $$;
create trigger credit_entry_moves_balance after insert on credit_entries
  for each row execute function credit_entry_moves_balance();

create function credit_entries_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'credit entries are append-only';
end $$;
create trigger credit_entries_are_append_only before update or delete or truncate on credit_entries
  for each statement execute function credit_entries_are_append_only();
