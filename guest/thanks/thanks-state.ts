import type { BookingStatusView } from '../../api/bookings/booking-answer-shapes.ts'
import type { PaymentState } from '../../api/payments/payment.ts'

/**
 * What the guest is told, made of the booking's state and its payment's. Each has words of its own.
 */
export type ThanksState =
  | 'confirmed'
  /** The room is certain, and something is still to be paid. */
  | 'booked-unpaid'
  /** Less came in than the stay costs; the room is still held. */
  | 'part-paid'
  /** Paid, and being written down: seconds. */
  | 'confirming'
  /** The payment page is not there yet. */
  | 'opening'
  /** The payment page is open and nothing was paid: the guest left it, or is still on it. */
  | 'to-pay'
  /** The bank has the payment and is still thinking. */
  | 'paying'
  /** This attempt failed at the bank; the room is still held. */
  | 'not-paid'
  /** The guest stopped this attempt; the room is still held. */
  | 'pay-stopped'
  /** Nobody paid before this attempt ran out; the room is still held. */
  | 'pay-lapsed'
  | 'expired'
  /** No longer held, while the bank may still come with the money. */
  | 'expired-unheard'
  /** Paid after the hold ended: a room is being looked for, or the money goes back. */
  | 'paid-late'
  /** Less came in than the stay costs, and the room is no longer held: the money goes back. */
  | 'too-little'
  | 'refunded'
  | 'cancelled'

/** What of a booking's status decides what its guest is told. */
type MoneyAndState = Pick<
  BookingStatusView,
  'state' | 'paymentState' | 'refunded' | 'paid' | 'receivedCents'
> & { quote: Pick<BookingStatusView['quote'], 'totalCents'> }

/**
 * The one reading of a booking's status for /bedankt. The money never lies: a refund is told before
 * anything else.
 */
export function thanksState({
  state,
  paymentState,
  refunded,
  paid,
  receivedCents,
  quote: { totalCents },
}: MoneyAndState): ThanksState {
  if (refunded) return 'refunded'
  if (state === 'confirmed') return paid ? 'confirmed' : 'booked-unpaid'
  if (state === 'cancelled') return state
  if (state === 'expired' && receivedCents > 0)
    return receivedCents < totalCents ? 'too-little' : 'paid-late'
  if (state === 'expired') return afterwards(paymentState)
  switch (paymentState) {
    case 'paid':
      return paid ? 'confirming' : 'part-paid'
    case 'authorized':
      return 'confirming'
    case 'created':
      return 'opening'
    case 'open':
      return receivedCents > 0 ? 'part-paid' : 'to-pay'
    case 'pending':
      return 'paying'
    case 'failed':
      return receivedCents > 0 ? 'part-paid' : 'not-paid'
    case 'canceled':
      return receivedCents > 0 ? 'part-paid' : 'pay-stopped'
    case 'expired':
      return receivedCents > 0 ? 'part-paid' : 'pay-lapsed'
  }
}

function afterwards(paymentState: PaymentState): ThanksState {
  switch (paymentState) {
    case 'open':
    case 'pending':
    case 'authorized':
      return 'expired-unheard'
    default:
      return 'expired'
  }
}

/**
 * How long until the server is asked again, in ms; false where nothing more will change by itself.
 */
export function askAgainAfter(state: ThanksState): number | false {
  switch (state) {
    case 'confirming':
    case 'opening':
    case 'to-pay':
    case 'paying':
    case 'booked-unpaid':
      return 2_000
    case 'not-paid':
    case 'pay-stopped':
    case 'pay-lapsed':
    case 'part-paid':
    case 'expired-unheard':
    case 'paid-late':
    case 'too-little':
      return 10_000
    default:
      return false
  }
}
