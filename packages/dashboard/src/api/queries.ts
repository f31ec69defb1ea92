/** What the screens read, by resource. */
import type {
  Accounts,
  DeliveriesPage,
  DeliveryDetail,
  DeliveryQuery,
  JobDetail,
  JobQuery,
  JobsPage,
  Keys,
  LedgerPage,
  Me,
  Overview,
  Sessions,
  Statement,
  Usage,
} from '@cadwright/service/dashboard'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { withQuery } from './address.ts'
import { request } from './request.ts'

export const RUNNING_POLL_MS = 2_000
export const IDLE_POLL_MS = 10_000
const PAGE_SIZE = 25

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => request<Me>('dashboard/me', { signal }),
  refetchInterval: IDLE_POLL_MS,
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => request<Sessions>('dashboard/sessions', { signal }),
})

export type JobFilters = Omit<JobQuery, 'limit' | 'cursor'>

/** The newest jobs alone: what is asked again and again while something runs. */
export const newestJobsQuery = (filters: JobFilters = {}, limit = PAGE_SIZE) =>
  queryOptions({
    queryKey: ['jobs', 'newest', filters, limit],
    queryFn: ({ signal }) =>
      request<JobsPage>(withQuery('dashboard/jobs', { ...filters, limit }), { signal }),
    refetchInterval: ({ state }) => (state.data?.jobs.some(isRunning) ? RUNNING_POLL_MS : IDLE_POLL_MS),
  })

export const jobsQuery = (filters: JobFilters = {}) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'all', filters],
    queryFn: ({ signal, pageParam }) =>
      request<JobsPage>(withQuery('dashboard/jobs', { ...filters, limit: PAGE_SIZE, cursor: pageParam }), {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const isRunning = ({ status }: Pick<JobDetail, 'status'>) =>
  status === 'queued' || status === 'processing'

export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job', jobId],
    queryFn: ({ signal }) => request<JobDetail>(`dashboard/jobs/${encodeURIComponent(jobId)}`, { signal }),
  })

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => request<Keys>('dashboard/keys', { signal }),
})

export type DeliveryFilters = Omit<DeliveryQuery, 'limit' | 'cursor'>

export const deliveriesQuery = (filters: DeliveryFilters = {}) =>
  infiniteQueryOptions({
    queryKey: ['deliveries', filters],
    queryFn: ({ signal, pageParam }) =>
      request<DeliveriesPage>(
        withQuery('dashboard/deliveries', { ...filters, limit: PAGE_SIZE, cursor: pageParam }),
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some((one) => one.state === 'pending'))
        ? RUNNING_POLL_MS
        : IDLE_POLL_MS,
  })

export const jobDeliveriesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['deliveries', 'of-job', jobId],
    queryFn: ({ signal }) =>
      request<DeliveriesPage>(`dashboard/jobs/${encodeURIComponent(jobId)}/deliveries`, { signal }),
  })

export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['delivery', id],
    queryFn: ({ signal }) =>
      request<DeliveryDetail>(`dashboard/deliveries/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? RUNNING_POLL_MS : false),
  })

export const usageQuery = (days: number) =>
  queryOptions({
    queryKey: ['usage', days],
    queryFn: ({ signal }) => request<Usage>(withQuery('dashboard/usage', { days }), { signal }),
  })

export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  queryFn: ({ signal, pageParam }) =>
    request<LedgerPage>(withQuery('dashboard/ledger', { limit: PAGE_SIZE, cursor: pageParam }), { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

export const statementQuery = (month: string) =>
  queryOptions({
    queryKey: ['statement', month],
    queryFn: ({ signal }) =>
      request<Statement>(`dashboard/statements/${encodeURIComponent(month)}`, { signal }),
  })

export const overviewQuery = queryOptions({
  queryKey: ['operator', 'overview'],
  queryFn: ({ signal }) => request<Overview>('dashboard/operator/overview', { signal }),
  refetchInterval: RUNNING_POLL_MS,
})

export const accountsQuery = queryOptions({
  queryKey: ['operator', 'accounts'],
  queryFn: ({ signal }) => request<Accounts>('dashboard/operator/accounts', { signal }),
})
