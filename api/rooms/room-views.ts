import type { PersonPrice } from '../../rules/rooms/room.ts'

/** A picture of a room type; the cover comes first. */
export interface RoomImageView {
  url: string
  alt: string
}

/** `GET /api/room-types` answers a list of these, `GET /api/room-types/:slug` one. */
export interface RoomTypeView {
  id: number
  slug: string
  name: string
  kind: 'ordinary' | 'family'
  description: string
  maxPersons: number
  facilities: string[]
  images: RoomImageView[]
  prices: PersonPrice[]
  /**
   * The lowest all-in price of one night from today's tariffs, every mandatory cost included
   * (reading `price.from`); for the family room its weekend.
   */
  fromPriceCents: number
  fromPriceUnit: 'night' | 'weekend'
  registrationNumber: string | null
  /**
   * The guest site can never sell it: it has no room, or the one it has is always kept back
   * (reading `availability.full.guest`).
   */
  neverOffered: boolean
}
