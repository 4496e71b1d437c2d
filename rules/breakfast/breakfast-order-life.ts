/** Where a breakfast order is in its life. `placed`: it waits to be paid. */
export const breakfastOrderStates = ['placed', 'confirmed', 'delivered', 'cancelled'] as const
export type BreakfastOrderState = (typeof breakfastOrderStates)[number]

/** What ended an order that is not delivered. `unpaid`: nobody paid in time. */
export type CancelledBecause = 'unpaid' | 'guest' | 'staff'

/** What staff and guest do to an order, by the names of the acts, and what happens to it. */
export type BreakfastOrderAction =
  /** All that was sold is paid. */
  | 'confirm'
  /** Nobody paid until 14:00 on the day before the delivery. */
  | 'lapse'
  | 'cancel'
  /** Staff have the money in hand. */
  | 'mark-paid'
  /** What will never be paid is written off. */
  | 'write-off'
  | 'take-back-write-off'
  /** Staff give back of what was paid, and nothing else changes. */
  | 'give-back'
  /** Staff paid money back themselves. */
  | 'refunded-by-hand'
  /** Staff brought the boxes. */
  | 'deliver'
  /** Staff could not bring them. Nothing else changes: they bring them again, or cancel. */
  | 'fail-delivery'

/**
 * The life of an order: what can be done in each state, and the state after it. States move forward
 * only. What is not here is refused.
 */
export const breakfastOrderLife = {
  placed: {
    confirm: 'confirmed',
    lapse: 'cancelled',
    cancel: 'cancelled',
    'mark-paid': 'placed',
    'refunded-by-hand': 'placed',
  },
  confirmed: {
    cancel: 'cancelled',
    'mark-paid': 'confirmed',
    'write-off': 'confirmed',
    'take-back-write-off': 'confirmed',
    'give-back': 'confirmed',
    'refunded-by-hand': 'confirmed',
    deliver: 'delivered',
    'fail-delivery': 'confirmed',
  },
  delivered: {
    'mark-paid': 'delivered',
    'write-off': 'delivered',
    'take-back-write-off': 'delivered',
    'give-back': 'delivered',
    'refunded-by-hand': 'delivered',
  },
  cancelled: { 'give-back': 'cancelled', 'refunded-by-hand': 'cancelled' },
} as const satisfies Record<
  BreakfastOrderState,
  Partial<Record<BreakfastOrderAction, BreakfastOrderState>>
>

const life: Record<
  BreakfastOrderState,
  Partial<Record<BreakfastOrderAction, BreakfastOrderState>>
> = breakfastOrderLife

/** The state after an action; null where this state does not allow it. */
export function orderStateAfter(
  state: BreakfastOrderState,
  action: BreakfastOrderAction,
): BreakfastOrderState | null {
  return life[state][action] ?? null
}

/** The states that allow an action, for the guard of an update. */
export function orderStatesThatAllow(action: BreakfastOrderAction): BreakfastOrderState[] {
  return breakfastOrderStates.filter((state) => action in life[state])
}
