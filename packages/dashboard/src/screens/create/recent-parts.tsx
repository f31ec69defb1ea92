/** The last parts, as small drawings. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { newestJobsQuery } from '../../api/queries.ts'
import { Section } from '../../parts/page.tsx'
import { PartPicture } from '../../parts/part-picture.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Time } from '../../parts/time.tsx'
import './recent-parts.css'

const SHOWN = 6

export function RecentParts() {
  const { data } = useQuery(newestJobsQuery({ status: 'success' }, SHOWN))
  const jobs = data?.jobs.filter(({ expired }) => !expired)
  if (jobs?.length === 0) return null
  return (
    <Section title="Recent parts" actions={<Link to="/jobs">All jobs</Link>}>
      <ul className="recent-parts">
        {jobs
          ? jobs.map(({ jobId, projectName, createdAt }) => (
              <li key={jobId}>
                <Link to="/jobs/$jobId" params={{ jobId }}>
                  <span className="recent-picture">
                    <PartPicture jobId={jobId} />
                  </span>
                  <span className="recent-name">{projectName ?? 'Part'}</span>
                  <span className="quiet small">
                    <Time at={createdAt} />
                  </span>
                </Link>
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all alike, and never reordered.
              <li key={place}>
                <Skeleton height="9.6rem" />
              </li>
            ))}
      </ul>
    </Section>
  )
}
