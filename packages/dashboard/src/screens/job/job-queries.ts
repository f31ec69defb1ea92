/** What the page of a job asks for beside the job itself. */
import type { Plan, Report } from '@cadwright/engine'
import type { FormatState } from '@cadwright/service/dashboard'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { addressOf } from '../../api/address.ts'
import { isRunning, jobQuery } from '../../api/queries.ts'
import { request } from '../../api/request.ts'
import type { OutputFormat } from '../../words/labels.ts'

export const FORMATS: readonly OutputFormat[] = ['STEP', 'STL', 'GLB', '3MF']

const LIVE_POLL_MS = 500
const MAKING_POLL_MS = 700

const pathOf = (jobId: string, rest: string) => `dashboard/jobs/${encodeURIComponent(jobId)}/${rest}`

/** A job, followed closely for as long as it runs. */
export const useJob = (jobId: string) =>
  useQuery({
    ...jobQuery(jobId),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? LIVE_POLL_MS : false),
  })

/** A finished job's files never change. */
const FINISHED = { staleTime: Number.POSITIVE_INFINITY }

export const reportQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job', jobId, 'report'],
    queryFn: ({ signal }) => request<Report>(pathOf(jobId, 'report'), { signal }),
    ...FINISHED,
  })

export const planQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['job', jobId, 'plan'],
    queryFn: ({ signal }) => request<Plan>(pathOf(jobId, 'plan'), { signal }),
    ...FINISHED,
  })

export const formatQuery = (jobId: string, format: OutputFormat) =>
  queryOptions({
    queryKey: ['job', jobId, 'format', format],
    queryFn: ({ signal }) => request<FormatState>(pathOf(jobId, `formats/${format}`), { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? MAKING_POLL_MS : false),
  })

export const makeFormat = (jobId: string, format: OutputFormat) =>
  request<FormatState>(pathOf(jobId, `formats/${format}`), { method: 'POST' })

export const displayMeshUrl = (jobId: string) => addressOf(pathOf(jobId, 'preview.glb'))
export const drawingUrl = (jobId: string) => addressOf(pathOf(jobId, 'preview.svg'))
