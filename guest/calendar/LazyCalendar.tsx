import { Suspense } from 'react'
import { lazyPart } from '../page/lazy-part.tsx'
import type { CalendarProps } from './StayCalendar.tsx'

const calendar = lazyPart<CalendarProps>(async () => (await import('./StayCalendar.tsx')).StayCalendar)

/** Has the calendar's code there before the server renders. */
export const loadCalendar = calendar.load

/** The calendar in a file of its own on the wire: its HTML is there with the page, it answers once its code has come. */
export function LazyCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={<div className="calendar-room" />}>
      <calendar.Part {...props} />
    </Suspense>
  )
}
