import type { EpochDay } from '../calendar/day.ts'

/** Where a record stands in the export: the keys from its top, `content/services/a/prices/0`. */
export interface OldRecord {
  path: string
  /** Its own key in the realtime database. */
  key: string
  /** Its `id` field, where that says something else than the key: old links carry either. */
  id: string | null
}

/**
 * What the old site knew, in our nouns: cents, epoch days, months from one. Lists are in the order of
 * the export. What could not be read is in the remarks instead.
 */
export interface OldHouse {
  company: OldCompany
  roomTypes: OldRoomType[]
  /** The nights on which the family room was blocked (`specialServices`, BO §3). */
  familyClosures: OldDay[]
  /** Bookings (`events`) and unpaid family bookings (`tempFam`). */
  bookings: OldBooking[]
  breakfastOrders: OldBreakfastOrder[]
  products: OldProduct[]
  payments: OldPayment[]
  invoices: OldInvoice[]
  vacationDays: OldDay[]
  vacations: OldVacation[]
  sales: OldSale[]
  revenue: OldRevenue[]
}

/** The company settings (BO §3). Empty where nothing is said. */
export interface OldCompany {
  path: string
  name: string
  address: string
  phone: string
  email: string
  kvk: string
  vatId: string
  /** The check-in hours of Monday to Sunday, as they were typed. */
  checkInHours: string[]
  /** Per person and night; null where nothing is said. */
  touristTaxCents: number | null
}

/** A room type (`service`). */
export interface OldRoomType extends OldRecord {
  /** The old number; 4 is the family room (BO §3). */
  resourceId: number
  name: string
  description: string
  /** Where it stands among the others; null where nothing is said. */
  sort: number | null
  vatBasisPoints: number
  /** How many rooms there were said to be. */
  stock: number
  prices: (OldRecord & { persons: number; cents: number })[]
  facilities: (OldRecord & { name: string })[]
  images: (OldRecord & { url: string; isCover: boolean })[]
  minimumNights: (OldRecord & { day: EpochDay; nights: number })[]
  /** Each night that the old site counted. */
  occupancy: OldNight[]
}

/** A night as the old site counted it. Closed: its amount was 5; how many were booked is not known. */
export interface OldNight extends OldRecord {
  night: EpochDay
  booked: number
  closed: boolean
}

/** A booking as it was sold. */
export interface OldBooking extends OldRecord {
  /** `temporary`: an unpaid family booking of `tempFam`. */
  area: 'booked' | 'temporary'
  /** Unique among the bookings; null where there was none. */
  number: string | null
  name: string
  email: string
  phone: string
  /** The `resourceId` of its room type. */
  roomTypeId: number
  /** The number on the door; null where none was chosen, and the room is to be assigned. */
  roomNumber: number | null
  /** The id of one of the sources that a house starts with. */
  source: string
  paid: boolean
  cancelled: boolean
  arrival: EpochDay
  departure: EpochDay
  persons: number
  /** `totalNights`: the nights that were sold and paid for; null where nothing is said. The dates may differ. */
  soldNights: number | null
  notes: string
  /** `singlePrice`: a night's price as sold; of the family room that of the stay. Null: not said. */
  priceCents: number | null
  /**
   * Why it cannot be written yet, with the path of the booking that has its room. Two bookings never
   * come into one room on one night: the first in the export keeps the room, the others wait until a
   * person decides (`Decisions`). Null: it can come.
   */
  waits: { reason: 'two-in-one-room'; for: string } | null
}

/**
 * What a person decided of bookings that wait, by their paths: the number of another room, or that the
 * booking stays out. A room that is taken too leaves it waiting.
 */
export type Decisions = Readonly<Record<string, number | 'leave-out'>>

/** An invoice of which the old site kept a file (BO §3). */
export interface OldInvoice extends OldRecord {
  /** The key of its booking. */
  bookingKey: string
  filePath: string
}

/** A day of a list of days. */
export interface OldDay extends OldRecord {
  day: EpochDay
}

/** What a night's count was before a vacation closed it. */
export interface OldVacation extends OldRecord {
  resourceId: number
  /** The key of the night in its room type's list. */
  dateId: string
  bookedBefore: number
}

/** What a month brought. */
export interface OldRevenue extends OldRecord {
  /** `2020-07`. */
  month: string
  totalCents: number
}

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
