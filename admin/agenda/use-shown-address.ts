import { useRef } from 'react'
import type { AgendaAddress } from './agenda-address.ts'

/**
 * The address that what is on screen belongs to: the last one until the answer for the new one is
 * there.
 */
export function useShownAddress(wanted: AgendaAddress, waiting: boolean): AgendaAddress {
  const shown = useRef(wanted)
  if (!waiting) shown.current = wanted
  return { ...shown.current, list: wanted.list, weekendOpen: wanted.weekendOpen }
}
