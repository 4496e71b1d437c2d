import { z } from 'zod'

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
