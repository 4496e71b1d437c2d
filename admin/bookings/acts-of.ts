import type { BookingDetailView } from '../../api/bookings/booking-views.ts'

/**
 * What staff may still do with a booking. The server decides again: these only keep buttons away
 * that would be refused.
 */
export function actsOf({
  state,
  paid,
  email,
  refundByHand,
}: Pick<BookingDetailView, 'state' | 'paid' | 'email' | 'refundByHand'>): {
  markPaid: boolean
  resendConfirmation: boolean
  cancel: boolean
  noteRefund: boolean
} {
  const live = state === 'held' || state === 'confirmed'
  return {
    markPaid: live && !paid,
    resendConfirmation: state === 'confirmed' && email !== '',
    cancel: live,
    noteRefund: refundByHand.cents > 0,
  }
}
