/** Where a breakfast order is in its life. `placed`: it waits to be paid. */
export type BreakfastOrderState = 'placed' | 'confirmed' | 'delivered' | 'cancelled'

/** What ended an order that is not delivered. `unpaid`: nobody paid in time. */
export type CancelledBecause = 'unpaid' | 'guest' | 'staff'

/** What staff and guest do to an order, and what happens to it. */
export type BreakfastOrderAction =
  /** All that was sold is paid. */
  | 'confirm'
  /** Nobody paid until 14:00 on the day before the delivery. */
  | 'lapse'
  | 'cancel'
  /** Staff have the money in hand. */
  | 'markPaid'
  /** What will never be paid is written off, or that was a mistake. */
  | 'writeOff'
  /** Staff give back of what was paid, and nothing else changes. */
  | 'giveBack'
  /** Staff brought the boxes. */
  | 'deliver'
  /** Staff could not bring them. Nothing else changes: they bring them again, or cancel. */
  | 'failDelivery'

/**
 * The life of an order: what can be done in each state, and the state after it. States move forward
 * only. What is not here is refused.
 */
export const breakfastOrderLife = {
  placed: { confirm: 'confirmed', lapse: 'cancelled', cancel: 'cancelled', markPaid: 'placed' },
  confirmed: {
    cancel: 'cancelled',
    markPaid: 'confirmed',
    writeOff: 'confirmed',
    giveBack: 'confirmed',
    deliver: 'delivered',
    failDelivery: 'confirmed',
  },
  delivered: { markPaid: 'delivered', writeOff: 'delivered', giveBack: 'delivered' },
  cancelled: { giveBack: 'cancelled' },
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
  return (Object.keys(life) as BreakfastOrderState[]).filter((state) => action in life[state])
}
