import { useContext } from 'react'
import { DataProviderContext } from 'react-admin'
import type { BackOfficeDataProvider } from './back-office-data-provider.ts'

/**
 * The data provider with the actions of the property. Not react-admin's own `useDataProvider`,
 * whose proxy knows only the calls of a resource.
 */
export function useBackOfficeData(): BackOfficeDataProvider {
  return useContext(DataProviderContext) as BackOfficeDataProvider
}
