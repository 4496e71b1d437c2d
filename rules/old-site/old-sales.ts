import type { EpochDay } from '../calendar/day.ts'
import type { OldRecord } from './old-house.ts'

/** Somebody who buys, and where they live. */
interface OldBuyer {
  name: string
  email: string
  phone: string
  /** Street and house number. */
  address: string
  postcode: string
  city: string
}

/** A breakfast order (`content/orders`). Empty and null: not said. */
export interface OldBreakfastOrder extends OldRecord, OldBuyer {
  /** Such as `P2023417`; unique among the orders; null where there was none. */
  number: string | null
  boxes: number
  kids: number
  day: EpochDay | null
  /** 1 to 4 (BO §9). */
  slot: number | null
  receiver: string
  /** The booking of a guest who stays here; empty where there is none. */
  bookingNumber: string
  unitCents: number | null
  deliveryCents: number | null
  totalCents: number | null
  paid: boolean
}

/** A pending payment record (`temp-payments`): of a booking or a breakfast order. */
export interface OldPayment extends OldRecord, OldBuyer {
  /** The number of what it pays; null where there was none. */
  number: string | null
  boxes: number | null
  day: EpochDay | null
  /** 1 to 4 (BO §9). */
  slot: number | null
  place: string
  receiver: string
  unitCents: number | null
  deliveryCents: number | null
  totalCents: number | null
  paid: boolean
}

/** A product (`content/products`). */
export interface OldProduct extends OldRecord {
  name: string
  cents: number | null
  /** The delivery of the breakfast product; null of every other. */
  deliveryCents: number | null
  vatBasisPoints: number | null
  /** Null: as many as are asked for. */
  stock: number | null
}

/** A payment at the cash desk (`content/cashdesk`). */
export interface OldSale extends OldRecord {
  day: EpochDay
  method: 'cash' | 'pin'
  /** What was paid. */
  totalCents: number
  /** Before any discount. */
  regularCents: number
  employee: string
  /** What was sold. */
  treatments: string[]
  /** The kind of discount; null where none was given. */
  discount: string | null
}
