import { z } from 'zod'
import { parseDay } from '../../rules/calendar/day.ts'
import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { storedDay, storedInteger } from '../requests/stored-values.ts'

/** Longer than any text may be: how long it may be, the rules say with their own sentence. */
const typed = z
  .string()
  .max(5_000, 'Deze tekst is te lang.')
  .nullish()
  .transform((text) => text ?? '')
/** A count as a form sends it, typed or read. */
const count = z
  .union([z.string().max(20), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))
const seen = storedInteger().optional().meta({
  description: 'The version that the screen showed; a later change by others refuses the write.',
})

/** Body of `POST /api/back-office/room-types`. */
export const newRoomTypeShape = z.object({
  name: typed.meta({ description: 'Empty: `Standaard kamer` (BO §3).' }),
  kind: z.enum(['ordinary', 'family'], 'Kies een gewone kamer of de familiekamer.').optional(),
})
export type NewRoomTypeRequest = z.input<typeof newRoomTypeShape>
export type NewRoomTypeOrder = z.output<typeof newRoomTypeShape>

/** Body of `PUT /api/back-office/room-types/:id`. */
export const roomTypeChangeShape = z.object({
  name: typed,
  description: typed,
  vat: typed,
  registrationNumber: typed,
  active: z.boolean('Kies aan of uit.'),
  version: seen,
})
export type RoomTypeChangeRequest = z.input<typeof roomTypeChangeShape>
export type RoomTypeChangeOrder = z.output<typeof roomTypeChangeShape>

/** Body of `PUT …/order`: all that there are, the first one first. */
export const orderShape = z.object({
  ids: z.array(storedInteger()).max(1_000),
  before: z.array(storedInteger()).max(1_000).optional().meta({
    description: 'The order that the screen showed; refused where it is another by now.',
  }),
})
export type OrderRequest = z.input<typeof orderShape>

/** Body of `POST` and `PUT /api/back-office/room-types/:roomTypeId/facilities`. */
export const facilityShape = z.object({
  name: typed,
  sort: storedInteger().optional().meta({ description: 'Its place; left out: the last.' }),
  version: seen,
})
export type FacilityRequest = z.input<typeof facilityShape>
export type FacilityOrder = z.output<typeof facilityShape>

/** Body of `POST /api/back-office/room-types/:roomTypeId/prices`. */
export const roomPriceShape = z.object({ persons: count, amount: typed })
export type RoomPriceRequest = z.input<typeof roomPriceShape>
export type RoomPriceOrder = z.output<typeof roomPriceShape>

/** Body of `PUT /api/back-office/room-types/:roomTypeId/prices/:persons`. */
export const roomPriceChangeShape = z.object({ amount: typed, version: seen })
export type RoomPriceChangeRequest = z.input<typeof roomPriceChangeShape>
export type RoomPriceChangeOrder = z.output<typeof roomPriceChangeShape>

/** Body of `POST /api/back-office/room-types/:roomTypeId/minimum-nights`. */
export const minimumNightsShape = z.object({
  day: storedDay(() => roomSettingsTexts.dateMissing)
    .nullish()
    .transform((text) => (text ? parseDay(text) : null)),
  nights: count,
})
export type MinimumNightsRequest = z.input<typeof minimumNightsShape>
export type MinimumNightsOrder = z.output<typeof minimumNightsShape>

/** Body of `POST /api/back-office/rooms`. */
export const newRoomShape = z.object({
  roomTypeId: storedInteger(),
  number: count,
  label: typed,
  active: z.boolean('Kies aan of uit.').optional(),
})
export type NewRoomRequest = z.input<typeof newRoomShape>
export type NewRoomOrder = z.output<typeof newRoomShape>

/** Body of `PUT /api/back-office/rooms/:id`. */
export const roomChangeShape = z.object({
  number: count,
  label: typed,
  active: z.boolean('Kies aan of uit.'),
  version: seen,
})
export type RoomChangeRequest = z.input<typeof roomChangeShape>
export type RoomChangeOrder = z.output<typeof roomChangeShape>
