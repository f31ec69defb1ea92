import type { JobSummary } from '@cadwright/service/dashboard'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useNow } from '../../parts/time.tsx'
import { JOB_ERROR, STAGE } from '../../words/labels.ts'
import { duration } from '../../words/numbers.ts'

/** The status, and below it what happens now or what went wrong. */
export const JobState = ({ job }: { job: JobSummary }) => (
  <div className="job-state">
    <StatusBadge status={job.status} />
    {job.progress && (
      <span className="job-stage">
        <span>{STAGE[job.progress.stage]}</span>
        <progress value={job.progress.fraction} max={1} aria-label={`Progress of ${job.jobId}`} />
      </span>
    )}
    {job.errorCode && <span className="job-note">{JOB_ERROR[job.errorCode]}</span>}
    {job.expired && <span className="job-note">Files expired</span>}
  </div>
)

export function JobDuration({ job }: { job: JobSummary }) {
  if (job.latencyMs !== null) return duration(job.latencyMs)
  return job.status === 'queued' || job.status === 'processing' ? <Elapsed since={job.createdAt} /> : '–'
}

function Elapsed({ since }: { since: string }) {
  const now = useNow()
  const seconds = Math.max(Math.floor((now - Date.parse(since)) / 1_000), 0)
  return <span className="quiet">{duration(Math.max(seconds, 1) * 1_000)}</span>
}
