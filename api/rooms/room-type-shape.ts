import { z } from 'zod'
import type { OfferedArrangement } from '../../rules/availability/arrangement-prices.ts'
import type { Photo } from '../../screens/picture-addresses.ts'
import { eachOf } from '../requests/each-of.ts'

const fromPriceShape = z.object({ persons: z.int(), cents: z.int() })

const arrangementShape: z.ZodType<OfferedArrangement> = z.object({
  id: eachOf<OfferedArrangement['id']>({
    'friday-weekend': true,
    'monday-midweek': true,
    'monday-week': true,
    'friday-week': true,
  }),
  price: z
    .object({ lowestCents: z.int(), highestCents: z.int() })
    .nullable()
    .meta({ description: 'For 4 persons; null where no arrival can be booked.' }),
})

export const photoShape: z.ZodType<Photo> = z
  .object({
    hash: z.string(),
    width: z.int(),
    height: z.int(),
    widths: z.array(z.int()),
  })
  .meta({ description: 'Served as `/pictures/<hash>-<width>.avif`, `.webp` and `.jpg`.' })

export const roomTypeShape = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    kind: z.enum(['ordinary', 'family']),
    description: z.string(),
    /** With how many a guest can book it, both ends included. */
    minPersons: z.int(),
    maxPersons: z.int(),
    facilities: z.array(z.string()),
    /** The same as staff wrote them, by which the site chooses a drawing. */
    facilitiesInDutch: z.array(z.string()),
    images: z
      .array(z.object({ url: z.string(), alt: z.string(), photo: photoShape.nullable() }))
      .meta({ description: 'The cover comes first.' }),
    /**
     * What stands after "vanaf": the lowest price a guest can really have it for from now to the
     * horizon, every mandatory cost included (reading `price.from`), and for how many persons. Null
     * where nothing can be booked.
     */
    fromPrice: fromPriceShape.nullable(),
    /** The same for each number of persons with a price; of the family room its weekend for 4. */
    fromPrices: z.array(fromPriceShape),
    fromPriceUnit: z.enum(['night', 'weekend']),
    /** What a guest chooses from in the family room, with its price for 4; empty for another room. */
    arrangements: z.array(arrangementShape),
    registrationNumber: z.string().nullable(),
    /**
     * The guest site can never sell it: it has no room, or the one it has is always kept back
     * (reading `availability.full.guest`).
     */
    neverOffered: z.boolean(),
  })
  .meta({ id: 'RoomType' })

/** `GET /api/room-types` answers a list of these, `GET /api/room-types/:slug` one. */
export type RoomTypeView = z.output<typeof roomTypeShape>

export type RoomImageView = RoomTypeView['images'][number]
