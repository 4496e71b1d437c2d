import { stateAfter } from '../../rules/bookings/booking-life.ts'
import { attendanceTexts } from '../../rules/texts/attendance.ts'
import type { ApiError } from '../errors/api-error.ts'
import { plainError } from '../errors/refused.ts'
import type { StandingBooking } from './standing-booking.ts'

/**
 * Why the stay of a booking cannot be changed in any way; null where it can. The nights of a no-show
 * stay sold while its room is free: its dates say less than its bill (reading `no-show.nights`).
 */
export function fixedStay({
  state,
  attendance,
}: Pick<StandingBooking, 'state' | 'attendance'>): ApiError['error'] | null {
  if (!stateAfter(state, 'changeStay')) return plainError('booking-not-changeable')
  return attendance === 'no-show'
    ? plainError('booking-not-changeable', attendanceTexts.stayedAway)
    : null
}
