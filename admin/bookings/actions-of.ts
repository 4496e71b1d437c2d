import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { hasStayed } from '../../rules/bookings/attendance.ts'
import { stateAfter } from '../../rules/bookings/booking-life.ts'

/** What staff may still do with a booking. */
export interface BookingActions {
  markPaid: boolean
  takeBackReceipt: boolean
  resendConfirmation: boolean
  changeStay: boolean
  pinRoom: boolean
  cancel: boolean
  noteRefund: boolean
}

/**
 * By the table of a booking's life and by its money. The server decides again: these only keep
 * buttons away that would be refused.
 */
export function actionsOf({
  state,
  balanceCents,
  email,
  receiptId,
  refundByHand,
  attendance,
  payLink,
}: Pick<
  BookingDetailView,
  'state' | 'balanceCents' | 'email' | 'receiptId' | 'refundByHand' | 'attendance' | 'payLink'
>): BookingActions {
  const allows = (action: Parameters<typeof stateAfter>[1]) => stateAfter(state, action) !== null
  // Who is at the checkout pays there; for whom staff hold a room there is a link.
  const asksToPay = state === 'held' && payLink !== null
  return {
    markPaid: allows('markPaid') && balanceCents > 0,
    takeBackReceipt: allows('takeBackReceipt') && receiptId !== null,
    resendConfirmation: (allows('resendConfirmation') || asksToPay) && email !== '',
    changeStay: allows('changeStay') && attendance !== 'no-show',
    pinRoom: allows('pinRoom'),
    cancel: allows('cancel') && !hasStayed(attendance),
    noteRefund: allows('noteRefund') && refundByHand.cents > 0,
  }
}
