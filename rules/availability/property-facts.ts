import type { EpochDay } from '../calendar/day.ts'
import type { Room, RoomType } from '../rooms/room.ts'
import type { ExtraStock } from '../quotes/chosen-extras.ts'
import type { PriceList } from '../quotes/price-list.ts'
import type { Readings } from '../readings/readings.ts'
import type { RuleNumbers } from '../rule-numbers/catalogue.ts'

/** A live booking as the allocator sees it. A hold past `holdUntil` no longer counts. */
export interface Occupancy {
  bookingId: string
  roomTypeId: number
  /** Null only for a family booking not yet given a room. */
  roomId: number | null
  arrival: EpochDay
  departure: EpochDay
  /**
   * Staff chose this room: the allocator leaves it alone. Guests in house (arrival before or on
   * today) are never moved either.
   */
  pinned: boolean
  /** Milliseconds since 1970 UTC; null once confirmed. */
  holdUntil: number | null
  /** When it was made, milliseconds since 1970 UTC; only what channels are sent asks for it. */
  madeAt?: number
  /**
   * The channel that sold it as it stands, by its id; null where staff changed its nights or its room
   * type since. Only what channels are sent asks for it.
   */
  source?: string | null
}

/** Closed nights `[from, until)` of one room, one type, or (both null) the whole property. */
export interface Closure {
  id: number
  roomId: number | null
  roomTypeId: number | null
  from: EpochDay
  until: EpochDay
}

/**
 * A per-date rule: a stay touching `day` needs at least `nights` (BO §3 minDates; reading
 * `minimum-nights.date-rule`).
 */
export interface MinimumNightRule {
  roomTypeId: number
  day: EpochDay
  nights: number
}

/**
 * All that the rules need to know of the property to answer any question about a stay: one
 * consistent snapshot.
 */
export interface PropertyFacts {
  roomTypes: RoomType[]
  rooms: Room[]
  occupancies: Occupancy[]
  closures: Closure[]
  minimumNightRules: MinimumNightRule[]
  priceList: PriceList
  /** The numbers of the rules that staff set. */
  numbers: RuleNumbers
  /** How many breakfast boxes can be sold; null or left out: as many as are asked for. */
  breakfastBoxes?: number | null
  /** How many there are of each extra that is not unlimited; left out: of none is it limited. */
  extraStock?: ExtraStock
  /**
   * The words of the pages that a guest agrees to, by page and language (`privacy en`): the MD5 of
   * each.
   */
  agreedPages?: Readonly<Record<string, string>>
  readings: Readings
}
