import type { BookingState } from './booking-state.ts'

/** What staff do to a booking, by the names of the acts, and what happens to it. */
export type BookingAction =
  /** All that was sold is paid. */
  | 'confirm'
  /** The hold ran out unpaid. */
  | 'expire'
  /** Money came after that, and a room was left. */
  | 'buy-again'
  | 'cancel'
  /** Staff change its dates, room type, room or persons. */
  | 'change-stay'
  /** Staff pin it to its room, or give it free again. */
  | 'pin-room'
  /** Staff have money in hand: a receipt, which ends a hold (reading `booking.part-paid`). */
  | 'mark-paid'
  /** Such a receipt was a mistake (reading `payment.by-hand`). */
  | 'take-back-receipt'
  /** Staff paid money back themselves. */
  | 'refunded-by-hand'
  /** What will never be paid is written off. */
  | 'write-off'
  | 'take-back-write-off'
  /** Staff give back of what was paid, and nothing else changes. */
  | 'give-back'
  | 'resend-confirmation'
  /** The guests are here; what else it asks, `attendance.ts` says. */
  | 'arrive'
  | 'depart'
  | 'no-show'
  | 'take-back-attendance'

/**
 * The life of a booking: what can be done in each state, and the state after it. States move
 * forward only. What is not here is refused (BO §4). So is a second cancellation (reading
 * `cancellation.again`): it would free a night that another guest has by then.
 */
export const bookingLife = {
  held: {
    confirm: 'confirmed',
    expire: 'expired',
    cancel: 'cancelled',
    'change-stay': 'held',
    'pin-room': 'held',
    'mark-paid': 'confirmed',
    'take-back-receipt': 'held',
    'refunded-by-hand': 'held',
  },
  confirmed: {
    cancel: 'cancelled',
    'change-stay': 'confirmed',
    'pin-room': 'confirmed',
    'mark-paid': 'confirmed',
    'take-back-receipt': 'confirmed',
    'refunded-by-hand': 'confirmed',
    'write-off': 'confirmed',
    'take-back-write-off': 'confirmed',
    'give-back': 'confirmed',
    'resend-confirmation': 'confirmed',
    arrive: 'confirmed',
    depart: 'confirmed',
    'no-show': 'confirmed',
    'take-back-attendance': 'confirmed',
  },
  expired: { 'buy-again': 'confirmed', 'refunded-by-hand': 'expired' },
  cancelled: {
    'refunded-by-hand': 'cancelled',
    'write-off': 'cancelled',
    'take-back-write-off': 'cancelled',
    'give-back': 'cancelled',
  },
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
