import type { OfferDay } from '../../rules/availability/offer-calendar.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { CalendarDayView } from './availability-views.ts'

/** A day of a calendar as it goes over the wire. */
export function calendarDayView({
  day,
  state,
  maxNights,
  minNights,
  gaps,
}: OfferDay): CalendarDayView {
  // JSON knows no infinity.
  const finite = gaps.map(({ first, last }) => ({
    first,
    last: Number.isFinite(last) ? last : null,
  }))
  return { day: formatDay(day), state, maxNights, minNights, gaps: finite }
}
