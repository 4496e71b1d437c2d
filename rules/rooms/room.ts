/** One price of a room type: for `persons` guests, a night, in cents (BO §3). */
export interface PersonPrice {
  persons: number
  cents: number
}

/**
 * A room type (BO §3 calls it service). Its stock is the number of active rooms, never a number of
 * its own.
 */
export interface RoomType {
  id: number
  slug: string
  name: string
  kind: 'ordinary' | 'family'
  /** Sorted by persons. */
  prices: PersonPrice[]
  /**
   * VAT in basis points as stored with the room; used under the reading `vat.lodging` = `stored`.
   */
  vatBasisPoints: number
}

/** A physical room with its number on the door (BO §3, `rooms.physical`). */
export interface Room {
  id: number
  roomTypeId: number
  number: number
  label: string
  /** It is sold: neither the room nor its type is switched off. */
  active: boolean
}
