import { createContext, useContext } from 'react'
import type { PropertyView } from '../../api/facts/property-shape.ts'

/** The property, its clock and its readings; every screen stands inside it. */
export const PropertyContext = createContext<PropertyView | null>(null)

/** The property, for the screens; throws outside it. */
export function useProperty(): PropertyView {
  const property = useContext(PropertyContext)
  if (property === null) throw new RangeError('a screen outside the property')
  return property
}

/** The property where it may not be known yet. */
export function useMaybeProperty(): PropertyView | null {
  return useContext(PropertyContext)
}
