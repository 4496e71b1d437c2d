import { useContext, useMemo, useRef } from 'react'
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin'
import type { BackOfficeDataProvider } from './back-office-data-provider.ts'

/**
 * The data provider with the actions of the property. A 401 leads to signing in and still fails:
 * react-admin's own `useDataProvider` answers `{ data: {} }` then, which no screen can show.
 */
export function useBackOfficeData(): BackOfficeDataProvider {
  const provider = useContext(DataProviderContext) as BackOfficeDataProvider
  const leave = useLogoutIfAccessDenied()
  const leaveIfSignedOut = useRef(leave)
  leaveIfSignedOut.current = leave
  return useMemo(
    () =>
      new Proxy(provider, {
        get(target, name: string) {
          const call: unknown = target[name]
          if (typeof call !== 'function') return call
          return async (...asked: unknown[]) => {
            try {
              return await (call.apply(target, asked) as Promise<unknown>)
            } catch (problem) {
              await leaveIfSignedOut.current(problem)
              throw problem
            }
          }
        },
      }),
    [provider, leaveIfSignedOut],
  )
}
