import { QueryClient } from '@tanstack/react-query'
import { Refused } from './request.ts'

/** A refusal stays one however often it is asked again; what did not get through may well the next time. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => !(error instanceof Refused && error.status < 500) && failures < 2,
      },
      mutations: { retry: false },
    },
  })
