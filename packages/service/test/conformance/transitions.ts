/** Every change of a job's status, written down by the database itself: polling could miss one. */
import type { World } from './world.ts'

export async function recordTransitions({ service }: World): Promise<void> {
  await service.database.pool.query(`
    create table seen_transitions (id bigint generated always as identity, job_id text, was text, became text);
    create function record_transition() returns trigger language plpgsql as $$
    begin
      insert into seen_transitions (job_id, was, became)
      values (new.id, case tg_op when 'UPDATE' then old.status end, new.status);
      return null;
    end $$;
    create trigger record_transition after insert or update of status on jobs
      for each row execute function record_transition()`)
}

/** `queued → processing → success`, for each job. */
export async function transitionsSeen({ service }: World): Promise<{ job_id: string; way: string }[]> {
  const { rows } = await service.database.pool.query<{ job_id: string; way: string }>(
    `select job_id, string_agg(became, ' → ' order by id) as way from seen_transitions
     where was is distinct from became group by job_id`,
  )
  return rows
}
