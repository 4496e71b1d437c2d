import { useEffect, useState } from 'react'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { Moment } from '../../rules/calendar/day.ts'

const TICK_MS = 15_000

/**
 * The property's moment: the server's clock (which a demonstration may have moved) plus the time since
 * it was read. `readAt` is when the answer came, milliseconds since 1970 by this browser's clock.
 */
export function usePropertyMoment(serverNow: string, readAt: number): Moment {
  const at = () => momentInAmsterdam(Date.parse(serverNow) + Math.max(0, Date.now() - readAt))
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return at()
}
