import type { JobSummary } from '@cadwright/service/dashboard'
import { Icon } from '../../parts/icon.tsx'
import { PartPicture } from '../../parts/part-picture.tsx'
import './job-thumbnail.css'

export function JobThumbnail({ job }: { job: Pick<JobSummary, 'jobId' | 'status' | 'expired'> }) {
  const drawn = job.status === 'success' && !job.expired
  return (
    <span className="thumbnail">
      {drawn ? (
        <PartPicture jobId={job.jobId} />
      ) : (
        <Icon name={job.status === 'failed' ? 'cross' : job.status === 'success' ? 'create' : 'clock'} />
      )}
    </span>
  )
}
