import { instantInAmsterdam } from '../calendar/amsterdam.ts'
import type { EpochDay } from '../calendar/day.ts'
import { startNumbers } from '../rule-numbers/catalogue.ts'
import { deliverySlot } from './delivery-slots.ts'

/** When an order is to be brought: a day and one of the four slots. */
export interface Delivery {
  day: EpochDay
  slot: number
}

/** Who has not paid is reminded two days before the delivery, at 10:00. */
const reminderDaysBefore = 2
const reminderMinute = 10 * 60
/** Ordered later than that: two hours after the order. */
const reminderAfterMs = 2 * 3_600_000

/**
 * Until when on the day before an order can be paid, minutes after midnight. What was promised with
 * an order stays so: this is not the number that staff set later.
 */
export const payableMinute = startNumbers['cut-off.minute']

/** When the delivery begins, ms since 1970 UTC. */
export function deliveryBegins({ day, slot }: Delivery): number {
  const known = deliverySlot(slot)
  if (!known) throw new RangeError(`no delivery slot ${slot}`)
  return instantInAmsterdam(day, known.startMinute)
}

/**
 * Until when an order can be paid: 14:00 on the day before the delivery. Then one that is not paid
 * is cancelled. Ms since 1970 UTC.
 */
export function payableUntil(day: EpochDay): number {
  return instantInAmsterdam(day - 1, payableMinute)
}

/**
 * When who has not paid an order of the instant `placedAt` is reminded: two days before the
 * delivery at 10:00, or two hours after the order where that is later. Null where it could not be
 * paid any more by then. Ms since 1970 UTC.
 */
export function paymentReminderAt(day: EpochDay, placedAt: number): number | null {
  const morning = instantInAmsterdam(day - reminderDaysBefore, reminderMinute)
  const at = morning > placedAt ? morning : placedAt + reminderAfterMs
  return at < payableUntil(day) ? at : null
}

/**
 * Until when a paid order is cancelled with all of it paid back: 24 hours before the delivery
 * begins, by the clock on the wall, as its notice is counted (BO §5). Ms since 1970 UTC.
 */
export function refundedUntil({ day, slot }: Delivery): number {
  return deliveryBegins({ day: day - 1, slot })
}
