import { Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isRunning } from '../../api/queries.ts'
import { Empty } from '../../parts/empty.tsx'
import { Fault } from '../../parts/fault.tsx'
import { Icon } from '../../parts/icon.tsx'
import { LoadMore } from '../../parts/load-more.tsx'
import { Page } from '../../parts/page.tsx'
import { SkeletonTable } from '../../parts/skeleton.tsx'
import { plural } from '../../words/numbers.ts'
import { JobFilters } from './job-filters.tsx'
import { useJobFilters } from './job-search.ts'
import { JobTable } from './job-table.tsx'
import { useLiveJobs } from './live-jobs.ts'

export function JobsScreen() {
  const filters = useJobFilters()
  const { jobs, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useLiveJobs(filters)
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const running = jobs?.filter(isRunning).length ?? 0
  return (
    <Page
      title="Jobs"
      about={
        running > 0
          ? `${plural(running, 'job')} under way; this list follows.`
          : 'Of all your keys, newest first.'
      }
      actions={
        <Link to="/" className="button main">
          <Icon name="plus" /> New part
        </Link>
      }
    >
      <JobFilters />
      {jobs === undefined && !error && <SkeletonTable rows={10} rowHeight="4.7rem" />}
      {error && <Fault error={error} onRetry={() => void refetch()} />}
      {jobs?.length === 0 && <NoJobs filtered={Object.keys(filters).length > 0} />}
      {jobs !== undefined && jobs.length > 0 && <JobTable jobs={jobs} />}
      <LoadMore more={hasNextPage} loading={isFetchingNextPage} failed={isFetchNextPageError} onMore={more} />
    </Page>
  )
}

const NoJobs = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <Empty icon="search" title="No job fits these filters">
      <Link to="/jobs" className="button plain">
        Show all jobs
      </Link>
    </Empty>
  ) : (
    <Empty icon="jobs" title="No jobs yet">
      <p>Every part that is made here or through the interface, with any of your keys, is listed here.</p>
      <Link to="/" className="button plain">
        Make the first part
      </Link>
    </Empty>
  )
