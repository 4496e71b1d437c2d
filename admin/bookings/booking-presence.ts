import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import type { Day } from '../../rules/calendar/day.ts'

/** What there is to say today of a booking's guests. */
export type BookingPresence =
  | 'comesToday'
  | 'stillExpected'
  | 'inHouse'
  | 'leavesToday'
  | 'shouldHaveLeft'
  | 'departed'
  | 'noShow'

/**
 * What today means for a booking, by what staff said of its guests; the day only says what is
 * expected. Null where there is nothing to say, or where it does not live. Days compare as text.
 */
export function bookingPresence(
  {
    state,
    attendance,
    arrival,
    departure,
  }: Pick<BookingView, 'state' | 'attendance' | 'arrival' | 'departure'>,
  today: Day | null,
): BookingPresence | null {
  if (today === null || state !== 'confirmed') return null
  switch (attendance) {
    case 'departed':
      return 'departed'
    case 'no-show':
      return 'noShow'
    case 'arrived':
      if (departure === today) return 'leavesToday'
      return departure < today ? 'shouldHaveLeft' : 'inHouse'
    case 'expected':
      if (arrival === today) return 'comesToday'
      // Of a stay that is over, nobody said anything.
      return arrival < today && today < departure ? 'stillExpected' : null
  }
}
