import type { BookingView } from '../../api/bookings/booking-answer-shapes.ts'
import { clockTime } from './clock-time.ts'
import { dayOfInstant, fullMoment } from './staff-moment.ts'

/**
 * Until when a room is held: `21:11`, with its day where that is another than the one on which the
 * booking was made; null where it is not held.
 */
export function holdEnd({
  state,
  createdAt,
  holdUntil,
}: Pick<BookingView, 'state' | 'createdAt' | 'holdUntil'>): string | null {
  if (state !== 'held' || holdUntil === null) return null
  const isSameDay = dayOfInstant(holdUntil) === dayOfInstant(createdAt)
  return isSameDay ? clockTime(holdUntil) : fullMoment(holdUntil)
}
