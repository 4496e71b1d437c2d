import { QueryClient } from '@tanstack/react-query'
import { type ApiFailure, failureOf, isPassing } from './api-failure.ts'
import type { FetchJson } from './fetch-json.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure
  }
}

/**
 * A cache whose keys are the API's own paths: `['/api/property']` is read by asking for `/api/property`.
 * The server makes one a page with its in-process way to the API, the browser one a visit; so a
 * screen names what it reads once and both can fetch it.
 */
export function makeQueryClient(fetchJson: FetchJson, where: 'server' | 'browser'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey }) => {
          const { status, body } = await fetchJson(String(queryKey[0]))
          if (status >= 200 && status < 300) return body
          throw failureOf(status, body)
        },
        staleTime: 15_000,
        retry: (times, failure) => where === 'browser' && times < 1 && isPassing(failure),
        retryDelay: 800,
        // A failed read shows its own screen, which tries again by itself: mounting it must not
        // start another round.
        retryOnMount: false,
        // Off-line is a failed read as any other; waiting in silence for the network is not a
        // screen.
        networkMode: 'always',
      },
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status !== 'pending' },
    },
  })
}
