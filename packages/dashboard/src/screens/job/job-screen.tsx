import type { JobDetail } from '@cadwright/service/dashboard'
import { Link, useParams } from '@tanstack/react-router'
import { isRunning } from '../../api/queries.ts'
import { Refused } from '../../api/request.ts'
import { Empty } from '../../parts/empty.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Page } from '../../parts/page.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { Time } from '../../parts/time.tsx'
import { MODE } from '../../words/labels.ts'
import { useJob } from './job-queries.ts'
import './job-screen.css'
import { JobView } from './job-view.tsx'
import { PromptText } from './prompt-text.tsx'

export function JobScreen() {
  const { jobId } = useParams({ from: '/jobs/$jobId' })
  const { data: job, error, refetch } = useJob(jobId)
  if (error && !job)
    return (
      <Page title="Job">
        {error instanceof Refused && error.status === 404 ? (
          <Empty icon="search" title="There is no such job">
            <Link to="/jobs">All jobs</Link>
          </Empty>
        ) : (
          <Fault error={error} onRetry={() => void refetch()} />
        )}
      </Page>
    )
  if (!job)
    return (
      <Page title="Job" heading={<Skeleton width="16rem" />} about={<Skeleton width="22rem" />}>
        <Skeleton height="var(--viewer-height)" />
      </Page>
    )
  return (
    <Page
      title={job.projectName ?? titleFrom(job.prompt)}
      about={<JobLine job={job} />}
      actions={
        <Link className="button plain" to="/" search={{ prompt: job.prompt, mode: job.designMode }}>
          <Icon name="pencil" /> Change and make again
        </Link>
      }
    >
      {(isRunning(job) || job.expired) && <PromptText prompt={job.prompt} />}
      <JobView job={job} />
    </Page>
  )
}

const JobLine = ({ job }: { job: JobDetail }) => (
  <span className="job-line">
    <StatusBadge status={job.status} />
    <span>{MODE[job.designMode]}</span>
    <span>{job.outputFormat}</span>
    <Time at={job.createdAt} />
  </span>
)

const TITLE_LETTERS = 60

/** The beginning of the prompt, up to the end of a word. */
function titleFrom(prompt: string): string {
  const line = prompt.trim().split('\n')[0] ?? ''
  if (line.length <= TITLE_LETTERS) return line || 'Job'
  return `${line.slice(0, TITLE_LETTERS).replace(/\s+\S*$/, '')} …`
}
