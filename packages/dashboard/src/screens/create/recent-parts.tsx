/** The last parts, as small drawings. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { newestJobsQuery } from '../../api/queries.ts'
import { Section } from '../../parts/page.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { Time } from '../../parts/time.tsx'
import { drawingUrl } from '../job/job-queries.ts'
import './recent-parts.css'

const SHOWN = 6
/** The preview is a whole drawing sheet; its isometric view stands in the upper right (millimetres on paper). */
const ISOMETRIC = '#svgView(viewBox(158.5,12,122,94))'

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
                    <img
                      src={`${drawingUrl(jobId)}${ISOMETRIC}`}
                      alt=""
                      loading="lazy"
                      width="122"
                      height="94"
                    />
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
