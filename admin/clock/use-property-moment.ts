import { useEffect, useState } from 'react'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { Moment } from '../../rules/calendar/day.ts'
import { useProperty } from '../property/use-property.ts'

const TICK_MS = 15_000

/**
 * The property's moment: the server's clock (which a demonstration may have moved) plus the time since
 * it was read. `readAt` is when the answer came, milliseconds since 1970 by this browser's clock.
 */
export function usePropertyMoment(serverNow: string, readAt: number): Moment {
  useTick()
  return momentInAmsterdam(instantOf(serverNow, readAt))
}

/** The instant it is at the property, as ISO text that goes on by itself; null until it is known. */
export function usePropertyNow(): string | null {
  useTick()
  const { data, dataUpdatedAt } = useProperty()
  return data ? new Date(instantOf(data.now, dataUpdatedAt)).toISOString() : null
}

function instantOf(serverNow: string, readAt: number): number {
  return Date.parse(serverNow) + Math.max(0, Date.now() - readAt)
}

function useTick(): void {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
}
