import { z } from 'zod'
import type { OfferedArrangement } from '../../rules/availability/arrangement-prices.ts'
import type { FromPrice } from '../../rules/availability/from-prices.ts'
import type { Photo } from '../../screens/picture-addresses.ts'

/** A picture of a room type; the cover comes first. */
export interface RoomImageView {
  /** Of its largest width as JPEG, or of a drawing. */
  url: string
  alt: string
  /** The other sizes of an upload; null for a drawing, which has one for all. */
  photo: Photo | null
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

const version = z.int().meta({ description: 'The last change of it; 0 where there is none.' })

/** A room type of `GET /api/back-office/room-types`, with all that staff keep of it. */
export const keptRoomTypeShape = z
  .object({
    id: z.int(),
    slug: z.string().meta({ description: 'How it is called in addresses.' }),
    name: z.string(),
    kind: z.enum(['ordinary', 'family']),
    description: z.string(),
    sort: z.int(),
    vat: z.string().meta({ description: 'A percentage as staff type it, such as `9`.' }),
    lodgingVat: z
      .string()
      .meta({ description: 'What a night of today bears (reading `vat.lodging`).' }),
    registrationNumber: z.string(),
    active: z.boolean().meta({ description: 'False: no longer sold, nor are its rooms.' }),
    stock: z.int().meta({ description: 'How many of its rooms are sold.' }),
    missing: z
      .array(z.enum(['rooms', 'prices', 'tariff']))
      .meta({ description: 'What it lacks before guests can book it.' }),
    rooms: z.array(
      z.object({ id: z.int(), number: z.int(), label: z.string(), active: z.boolean(), version }),
    ),
    prices: z.array(z.object({ persons: z.int(), amount: z.string(), cents: z.int(), version })),
    facilities: z.array(z.object({ id: z.int(), name: z.string(), sort: z.int(), version })),
    minimumNights: z.array(z.object({ id: z.int(), day: z.iso.date(), nights: z.int(), version })),
    version,
    wholeVersion: z.int().meta({ description: 'The last change of it or of what belongs to it.' }),
  })
  .meta({ id: 'KeptRoomType' })
export type KeptRoomTypeView = z.output<typeof keptRoomTypeShape>

/** What a choice of room types needs to know of each. */
export type StaffRoomTypeView = Pick<KeptRoomTypeView, 'id' | 'slug' | 'name' | 'kind' | 'sort'>
