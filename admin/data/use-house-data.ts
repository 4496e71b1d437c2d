import { useDataProvider } from 'react-admin'
import type { HouseDataProvider } from './house-data-provider.ts'

/** The data provider with the acts of the house; a 401 on the way leads to signing in. */
export const useHouseData = () => useDataProvider<HouseDataProvider>()
