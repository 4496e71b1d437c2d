import { z } from 'zod'
import type { OfferedArrangement } from '../../rules/availability/arrangement-prices.ts'
import type { FromPrice } from '../../rules/availability/from-prices.ts'

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
  /** With how many a guest can book it, both ends included. */
  minPersons: number
  maxPersons: number
  facilities: string[]
  images: RoomImageView[]
  /**
   * What stands after "vanaf": the lowest price a guest can really have it for from now to the
   * horizon, every mandatory cost included (reading `price.from`), and for how many persons. Null
   * where nothing can be booked.
   */
  fromPrice: FromPrice | null
  /** The same for each number of persons with a price; of the family room its weekend for 4. */
  fromPrices: FromPrice[]
  fromPriceUnit: 'night' | 'weekend'
  /** What a guest chooses from in the family room, with its price for 4; empty for another room. */
  arrangements: OfferedArrangement[]
  registrationNumber: string | null
  /**
   * The guest site can never sell it: it has no room, or the one it has is always kept back
   * (reading `availability.full.guest`).
   */
  neverOffered: boolean
}

/** A room with a door of `GET /api/back-office/rooms` (a list). */
export const staffRoomShape = z.object({
  id: z.int(),
  number: z.int().meta({ description: 'On its door.' }),
  label: z.string(),
  active: z.boolean().meta({ description: 'False: no longer sold.' }),
  roomTypeId: z.int(),
  roomTypeName: z.string(),
})
export type StaffRoomView = z.output<typeof staffRoomShape>

/** A room type of `GET /api/back-office/room-types` (a list). */
export const staffRoomTypeShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['ordinary', 'family']),
  sort: z.int(),
})
export type StaffRoomTypeView = z.output<typeof staffRoomTypeShape>
