/** One job of one API key. Another key's job and no job at all look the same from here on (specification 5.3). */
import type pg from 'pg'
import { JOB_COLUMNS, type JobRow } from './job.ts'

const FIND = { name: 'find-job', text: `select ${JOB_COLUMNS} from jobs where id = $1 and api_key_id = $2` }

export const isJobId = (text: string): boolean => /^pub_[0-9a-f]{12}$/.test(text)

export async function findJob(
  pool: pg.Pool,
  { jobId, apiKeyId }: { jobId: string; apiKeyId: string },
): Promise<JobRow | undefined> {
  // What has not the shape of an id is no id; nor need it be text that PostgreSQL can hold.
  if (!isJobId(jobId)) return undefined
  const { rows } = await pool.query<JobRow>({ ...FIND, values: [jobId, apiKeyId] })
  return rows[0]
}
