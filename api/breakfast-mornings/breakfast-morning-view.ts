import type { Boxes } from '../../rules/breakfast/boxes-to-bake.ts'
import type { Day } from '../../rules/calendar/day.ts'
import type { StaffBreakfastOrderView } from '../breakfast-orders/breakfast-order-view.ts'

/** One half hour of the morning. */
export interface MorningSlot {
  slot: number
  /** `9.00-9.30` */
  label: string
  /** What is brought or was brought, in the order of the route. */
  orders: StaffBreakfastOrderView[]
  /** What the guest fetches or eats in the house: no stop of the route. */
  here: StaffBreakfastOrderView[]
  /** Of both. */
  boxes: Boxes
  /** Staff chose the order; false: nearest first. */
  isKept: boolean
}

/** `GET /api/back-office/breakfast-mornings?day=`: what is baked on one morning, and where it goes. */
export interface BreakfastMorningView {
  day: Day
  today: Day
  /** The instant of the property's clock. */
  now: string
  /** Only the slots with something to make, the first one first. */
  slots: MorningSlot[]
  /** What is to be baked for all of them, also for what is gone already. */
  boxes: Boxes
  /** Ordered and not paid: made only once the money is there. */
  unpaid: StaffBreakfastOrderView[]
  /** Until when that can be paid, an instant. */
  payUntil: string
}
