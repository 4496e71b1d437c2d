import type { BookingState } from './booking-state.ts'

/** What staff do to a booking, and what happens to it. */
export type BookingAction =
  /** All that was sold is paid. */
  | 'confirm'
  /** The hold ran out unpaid. */
  | 'expire'
  /** Money came after that, and a room was left. */
  | 'buyAgain'
  | 'cancel'
  /** Staff change its dates, room type, room or persons. */
  | 'changeStay'
  /** Staff pin it to its room, or give it free again. */
  | 'pinRoom'
  /** Staff have money in hand: a receipt, which ends a hold (reading `booking.part-paid`). */
  | 'markPaid'
  /** Such a receipt was a mistake (reading `payment.by-hand`). */
  | 'takeBackReceipt'
  /** Staff paid money back themselves. */
  | 'noteRefund'
  /** What will never be paid is written off, or that was a mistake. */
  | 'writeOff'
  /** Staff give back of what was paid, and nothing else changes. */
  | 'giveBack'
  | 'resendConfirmation'
  /** The guests are here; what else it asks, `attendance.ts` says. */
  | 'arrive'
  | 'depart'
  | 'noShow'
  | 'takeBackAttendance'

/**
 * The life of a booking: what can be done in each state, and the state after it. States move
 * forward only. What is not here is refused (BO §4).
 */
export const bookingLife = {
  held: {
    confirm: 'confirmed',
    expire: 'expired',
    cancel: 'cancelled',
    changeStay: 'held',
    pinRoom: 'held',
    markPaid: 'confirmed',
    takeBackReceipt: 'held',
    noteRefund: 'held',
  },
  confirmed: {
    cancel: 'cancelled',
    changeStay: 'confirmed',
    pinRoom: 'confirmed',
    markPaid: 'confirmed',
    takeBackReceipt: 'confirmed',
    noteRefund: 'confirmed',
    writeOff: 'confirmed',
    giveBack: 'confirmed',
    resendConfirmation: 'confirmed',
    arrive: 'confirmed',
    depart: 'confirmed',
    noShow: 'confirmed',
    takeBackAttendance: 'confirmed',
  },
  expired: { buyAgain: 'confirmed', noteRefund: 'expired' },
  cancelled: { noteRefund: 'cancelled', writeOff: 'cancelled', giveBack: 'cancelled' },
} as const satisfies Record<BookingState, Partial<Record<BookingAction, BookingState>>>

const life: Record<BookingState, Partial<Record<BookingAction, BookingState>>> = bookingLife

/** The state after an action; null where this state does not allow it. */
export function stateAfter(state: BookingState, action: BookingAction): BookingState | null {
  return life[state][action] ?? null
}

/** The states that allow an action, for the guard of an update. */
export function statesThatAllow(action: BookingAction): BookingState[] {
  return (Object.keys(life) as BookingState[]).filter((state) => action in life[state])
}
