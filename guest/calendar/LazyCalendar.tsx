import { Suspense } from 'react'
import { lazyPart } from '../page/lazy-part.tsx'
import type { CalendarProps } from './StayCalendar.tsx'

const calendar = lazyPart<CalendarProps>(
  ['calendar/StayCalendar.tsx'],
  async () => (await import('./StayCalendar.tsx')).StayCalendar,
)

/**
 * How to have the calendar's code there before the server renders, and what the browser fetches for
 * it.
 */
export const { load: loadCalendar, sources: calendarSources } = calendar

/**
 * The calendar in a file of its own on the wire: its HTML is there with the page, it answers once
 * its code has come.
 */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={<div className="calendar-room" />}>
      <calendar.Part {...props} />
    </Suspense>
  )
}
