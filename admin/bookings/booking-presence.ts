import type { BookingView } from '../../api/bookings/booking-views.ts'
import type { Day } from '../../rules/calendar/day.ts'

/**
 * What today means for a booking; null where nothing, or where it does not live. Days compare as
 * text.
 */
export function bookingPresence(
  booking: Pick<BookingView, 'state' | 'arrival' | 'departure'>,
  today: Day | null,
): 'comesToday' | 'leavesToday' | 'inHouse' | null {
  if (today === null || booking.state !== 'confirmed') return null
  if (booking.arrival === today) return 'comesToday'
  if (booking.departure === today) return 'leavesToday'
  return booking.arrival < today && today < booking.departure ? 'inHouse' : null
}
