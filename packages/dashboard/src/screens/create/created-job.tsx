import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isRunning } from '../../api/queries.ts'
import { Refused } from '../../api/request.ts'
import { Fault } from '../../parts/fault.tsx'
import { Section } from '../../parts/page.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useJob } from '../job/job-queries.ts'
import { JobView } from '../job/job-view.tsx'

/** The job that was just sent: its stages, then the part and everything about it. */
export function CreatedJob({ jobId }: { jobId: string }) {
  const { data: job, error, refetch } = useJob(jobId)
  const place = useRef<HTMLDivElement>(null)
  const queries = useQueryClient()
  const running = job ? isRunning(job) : true
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [])
  useEffect(() => {
    // Its price is settled, and there is one more part to be listed.
    if (!running) for (const queryKey of [['me'], ['jobs']]) void queries.invalidateQueries({ queryKey })
  }, [running, queries])
  return (
    <div ref={place} className="page">
      {error && !job && (
        <Fault
          error={error}
          {...(!(error instanceof Refused && error.status === 404) && { onRetry: () => void refetch() })}
        />
      )}
      {!job && !error && <Skeleton height="var(--viewer-height)" />}
      {job && (
        <>
          <Section
            title={job.projectName ?? (running ? 'On its way' : 'No part')}
            actions={
              <>
                <StatusBadge status={job.status} />
                <Link to="/jobs/$jobId" params={{ jobId }}>
                  Open the job’s page
                </Link>
              </>
            }
          >
            {null}
          </Section>
          <JobView job={job} />
        </>
      )}
    </div>
  )
}
