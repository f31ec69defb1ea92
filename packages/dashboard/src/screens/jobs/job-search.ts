import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { JobFilters } from '../../api/queries.ts'
import { said } from '../../search.ts'

const route = getRouteApi('/jobs')

/** The filters that stand in the address. */
export function useJobFilters(): JobFilters {
  const { status, endpoint, key, text, from, to } = route.useSearch()
  return useMemo(
    () => said({ status, endpoint, key, text, from, to }),
    [status, endpoint, key, text, from, to],
  )
}
