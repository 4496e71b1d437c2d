import { bookingTexts } from '../texts/booking.ts'
import type { CancellableState } from './cancel-booking.ts'

/**
 * What a booking is called on screen: the guest's name, and ` (Geannuleerd)` once cancelled (BO
 * §4). Derived, so it is never there twice.
 */
export function bookingTitle(guestName: string, state: CancellableState): string {
  return state === 'cancelled' ? `${guestName}${bookingTexts.cancelledSuffix}` : guestName
}
