import type { JobSummary } from '@cadwright/service/dashboard'
import { useState } from 'react'
import { addressOf } from '../../api/address.ts'
import { Icon } from '../../parts/icon.tsx'
import './job-thumbnail.css'

/** The preview is a whole drawing sheet; its isometric view stands in the upper right (millimetres on paper). */
const ISOMETRIC = '#svgView(viewBox(158.5,12,122,94))'

export function JobThumbnail({ job }: { job: Pick<JobSummary, 'jobId' | 'status' | 'expired'> }) {
  const [missing, setMissing] = useState(false)
  const drawn = job.status === 'success' && !job.expired && !missing
  return (
    <span className="thumbnail">
      {drawn ? (
        <img
          src={`${addressOf(`dashboard/jobs/${encodeURIComponent(job.jobId)}/preview.svg`)}${ISOMETRIC}`}
          alt=""
          loading="lazy"
          width="65"
          height="50"
          onError={() => setMissing(true)}
        />
      ) : (
        <Icon name={job.status === 'failed' ? 'cross' : job.status === 'success' ? 'create' : 'clock'} />
      )}
    </span>
  )
}
