import type { BookingView } from '../../api/bookings/booking-views.ts'

/** What staff may still do with a booking. The server decides again: these only keep buttons away that would be refused. */
export function actsOf({ state, paid, email }: Pick<BookingView, 'state' | 'paid' | 'email'>): {
  markPaid: boolean
  resendConfirmation: boolean
  cancel: boolean
} {
  const live = state === 'held' || state === 'confirmed'
  return { markPaid: live && !paid, resendConfirmation: state === 'confirmed' && email !== '', cancel: live }
}
