/** Whatever a job is by now: on its way, finished, failed, or expired. */
import type { JobDetail } from '@cadwright/service/dashboard'
import { isRunning } from '../../api/queries.ts'
import { JobExpired } from './job-expired.tsx'
import { JobFailed } from './job-failed.tsx'
import { JobResult } from './job-result.tsx'
import { JobRunning } from './job-running.tsx'
import { JobTabs } from './job-tabs.tsx'

export function JobView({ job }: { job: JobDetail }) {
  if (isRunning(job)) return <JobRunning job={job} />
  if (job.status === 'failed')
    return (
      <>
        <JobFailed job={job} />
        <JobTabs job={job} />
      </>
    )
  if (job.expired)
    return (
      <>
        <JobExpired job={job} />
        <JobTabs job={job} />
      </>
    )
  return <JobResult job={job} />
}
