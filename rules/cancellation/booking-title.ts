import type { BookingState } from '../bookings/booking-state.ts'

/**
 * What a booking is called on screen: the guest's name, and ` (Geannuleerd)` once cancelled (BO
 * §4). Derived, so it is never there twice.
 */
export function bookingTitle(
  guestName: string,
  state: BookingState,
  cancelledSuffix: string,
): string {
  return state === 'cancelled' ? `${guestName}${cancelledSuffix}` : guestName
}
