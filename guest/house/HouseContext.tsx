import { createContext, useContext } from 'react'
import type { HouseView } from '../../api/facts/house-view.ts'

/** The house, its clock and its readings; every screen stands inside it. */
export const HouseContext = createContext<HouseView | null>(null)

/** The house, for the screens; throws outside it. */
export function useHouse(): HouseView {
  const house = useContext(HouseContext)
  if (house === null) throw new RangeError('a screen outside the house')
  return house
}

/** The house where it may not be known yet. */
export function useMaybeHouse(): HouseView | null {
  return useContext(HouseContext)
}
