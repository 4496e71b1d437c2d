import { createContext, type ReactNode, useContext } from 'react'
import type { PropertyView } from '../../api/facts/property-shape.ts'
import { HOUSE_TAG } from '../../screens/page-language.ts'

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

/**
 * In which language a text of the house's own is, for the `lang` of what shows it: Dutch where it
 * is not translated, else that of the page.
 */
export function useLangOf(): (text: string) => typeof HOUSE_TAG | undefined {
  const property = useMaybeProperty()
  return (text) => (property?.untranslated.includes(text) ? HOUSE_TAG : undefined)
}

/**
 * A text of the house's own among others that are not: an element where it is in another language
 * than they. No component, which would answer bare text (`page/jsx-runtime.ts`).
 */
export function useOwnWords(): (text: string, shown?: string) => ReactNode {
  const langOf = useLangOf()
  return (text, shown = text) => (langOf(text) ? <span lang={HOUSE_TAG}>{shown}</span> : shown)
}
