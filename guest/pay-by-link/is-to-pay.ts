import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'

/**
 * Whether a booking can be paid by its link: something is open, and its room is certain or still
 * held. Not while a bank is busy with what is held, nor once the link has ended. What else it may
 * be, its own page tells.
 */
export function isToPay({
  state,
  paymentState,
  balanceCents,
  linkEnded,
}: Pick<BookingStatusView, 'state' | 'paymentState' | 'balanceCents' | 'linkEnded'>): boolean {
  if (balanceCents <= 0 || linkEnded) return false
  const isBusy = paymentState === 'pending' || paymentState === 'authorized'
  return state === 'confirmed' || (state === 'held' && !isBusy)
}
