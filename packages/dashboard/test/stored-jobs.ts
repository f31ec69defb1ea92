/** Jobs written straight into the database, for screens that only show them. */
import { setStatus } from '../../service/test/conformance/stored-jobs.ts'
import type { TestService } from '../../service/test/service.ts'

export interface StoredJob {
  prompt?: string
  status?: 'queued' | 'success' | 'failed'
  endpoint?: 'text_to_cad' | 'image_to_cad'
  ageSeconds?: number
  metadata?: Record<string, unknown>
}

/** Answers with their ids, in the order they were given. */
export async function storeJobs(
  service: TestService,
  { accountId, keyId }: { accountId: string; keyId: string },
  jobs: readonly StoredJob[],
): Promise<string[]> {
  const ids: string[] = []
  for (const job of jobs) {
    const { rows } = await service.database.pool.query<{ id: string }>(
      `insert into jobs (id, account_id, api_key_id, endpoint, design_mode, output_format, prompt, metadata, price,
         created_at, updated_at, queue_id)
       values ('pub_' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12), $1, $2, $3, 'standard', 'STEP',
         $4, $5, 1, now() - $6 * interval '1 second', now(), gen_random_uuid())
       returning id`,
      [
        accountId,
        keyId,
        job.endpoint ?? 'text_to_cad',
        job.prompt ?? 'a plate',
        JSON.stringify(job.metadata ?? {}),
        job.ageSeconds ?? 0,
      ],
    )
    const [stored] = rows
    if (!stored) throw new Error('the job was not stored')
    ids.push(stored.id)
  }
  await setStatus(
    { service },
    ids.map((id, place) => ({ id, status: jobs[place]?.status ?? 'queued' })),
  )
  return ids
}
