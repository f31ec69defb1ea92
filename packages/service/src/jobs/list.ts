/** A page of jobs, newest first (specification 4.3). */
import type pg from 'pg'
import type { Endpoint, JobStatus, Timestamp } from '../database/schema.ts'
import { JOB_COLUMNS, type JobRow } from './job.ts'

export interface JobPage {
  jobs: JobRow[]
  nextCursor: Timestamp | undefined
}

export interface ListOptions {
  apiKeyId: string
  status: JobStatus | undefined
  endpoint: Endpoint | undefined
  limit: number
  cursor: Timestamp | undefined
}

/** A statement for each, so that each gets the plan of its own index. */
const LIST = {
  name: 'list-jobs',
  text: `select ${JOB_COLUMNS} from jobs where api_key_id = $1 and created_at < $2 order by created_at desc limit $3`,
}
const LIST_BY_STATUS = {
  name: 'list-jobs-by-status',
  text: `select ${JOB_COLUMNS} from jobs where api_key_id = $1 and status = $4 and created_at < $2
    order by created_at desc limit $3`,
}

export async function listJobs(pool: pg.Pool, options: ListOptions): Promise<JobPage> {
  const { apiKeyId, status, endpoint, limit, cursor = 'infinity' } = options
  // One more than asked for tells whether there are more.
  const values = [apiKeyId, cursor, limit + 1]
  const { rows } = await pool.query<JobRow>(
    status ? { ...LIST_BY_STATUS, values: [...values, status] } : { ...LIST, values },
  )
  const fetched = rows.slice(0, limit)
  return {
    // The endpoint is sifted after the page is fetched (4.3, rule 2), and the cursor is that of the last job fetched:
    // a page left empty by it still leads on.
    jobs: endpoint ? fetched.filter((job) => job.endpoint === endpoint) : fetched,
    nextCursor: rows.length > limit ? fetched.at(-1)?.created_at : undefined,
  }
}
