import { z } from 'zod'
import type { OfferedArrangement } from '../../rules/availability/arrangement-prices.ts'
import type { Photo } from '../../screens/picture-addresses.ts'
import { eachOf } from '../requests/each-of.ts'
import type { RoomTypeView } from './room-views.ts'

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

export const roomTypeShape: z.ZodType<RoomTypeView> = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    kind: z.enum(['ordinary', 'family']),
    description: z.string(),
    minPersons: z.int(),
    maxPersons: z.int(),
    facilities: z.array(z.string()),
    images: z
      .array(z.object({ url: z.string(), alt: z.string(), photo: photoShape.nullable() }))
      .meta({ description: 'The cover comes first.' }),
    fromPrice: fromPriceShape.nullable(),
    fromPrices: z.array(fromPriceShape),
    fromPriceUnit: z.enum(['night', 'weekend']),
    arrangements: z.array(arrangementShape),
    registrationNumber: z.string().nullable(),
    neverOffered: z.boolean(),
  })
  .meta({ id: 'RoomType' })
