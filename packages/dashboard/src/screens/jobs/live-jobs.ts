/**
 * The list stays true while jobs run without loading all of it again: the newest page is asked for again and again, and
 * laid over the pages that were loaded as one scrolled.
 */
import type { JobSummary, JobsPage } from '@cadwright/service/dashboard'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  IDLE_POLL_MS,
  isRunning,
  type JobFilters,
  jobsQuery,
  meQuery,
  newestJobsQuery,
} from '../../api/queries.ts'

/** The newest page is the truth about everything as new as its last job: what it does not list has left the filter. */
export function layOver(newest: JobsPage | undefined, pages: readonly JobsPage[]): JobSummary[] {
  const loaded = pages.flatMap(({ jobs }) => jobs)
  if (!newest) return loaded
  const last = newest.jobs.at(-1)
  if (!newest.nextCursor || !last) return newest.jobs
  const listed = new Set(newest.jobs.map(({ jobId }) => jobId))
  const older = loaded.filter(
    ({ jobId, createdAt }) => !listed.has(jobId) && Date.parse(createdAt) <= Date.parse(last.createdAt),
  )
  return [...newest.jobs, ...older]
}

/** More came at once than one page holds: what lies between was never loaded. */
export const leavesGap = (newest: JobsPage | undefined, [first]: readonly JobsPage[]): boolean => {
  if (!newest?.nextCursor || !first || first.jobs.length === 0) return false
  const loaded = new Set(first.jobs.map(({ jobId }) => jobId))
  return !newest.jobs.some(({ jobId }) => loaded.has(jobId))
}

export function useLiveJobs(filters: JobFilters) {
  const client = useQueryClient()
  const all = useInfiniteQuery({
    ...jobsQuery(filters),
    // Those below the newest page are looked at again only where one of them still runs.
    refetchInterval: ({ state }) =>
      state.data?.pages.slice(1).some(({ jobs }) => jobs.some(isRunning)) ? IDLE_POLL_MS : false,
  })
  const { refetch, isRefetching } = all
  const pages = all.data?.pages
  const first = pages?.[0]
  // Begins with the page that was just loaded, and goes on from there.
  const { data: newest, error: lost } = useQuery({
    ...newestJobsQuery(filters),
    enabled: first !== undefined,
    initialData: () => first,
    initialDataUpdatedAt: all.dataUpdatedAt,
  })
  const gap = leavesGap(newest, pages ?? [])
  useEffect(() => {
    if (gap && !isRefetching) void refetch()
  }, [gap, isRefetching, refetch])

  const jobs = useMemo(() => (pages ? layOver(newest, pages) : undefined), [newest, pages])
  const running = jobs?.filter(isRunning).length ?? 0
  // A job that ends moves the balance.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of running jobs is what the effect waits for.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: meQuery.queryKey })
  }, [client, running])
  return { ...all, jobs, error: all.error ?? lost }
}
