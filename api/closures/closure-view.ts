import { z } from 'zod'
import { formatDay, nightsOf, parseDay } from '../../rules/calendar/day.ts'
import { closureScopes } from '../../rules/forms/check-closure.ts'
import type { ClosureEntity } from './closure-entity.ts'

/** A closure of `GET /api/back-office/closures` (a list) and `…/closures/:id`. */
export const closureViewShape = z.object({
  id: z.int(),
  scope: z.enum(closureScopes),
  roomId: z.int().nullable(),
  roomNumber: z.int().nullable(),
  roomTypeId: z.int().nullable(),
  roomTypeName: z.string().nullable().meta({
    description: 'Of the type that is closed, or that the closed room is of.',
  }),
  firstNight: z.iso.date(),
  lastNight: z.iso.date().meta({ description: 'Closed too: guests may come again the day after.' }),
  nights: z.int(),
  reason: z.string(),
})
export type ClosureView = z.output<typeof closureViewShape>

/** A row with its room or room type as staff read it. */
export function closureView({
  id,
  roomId,
  room,
  roomTypeId,
  roomType,
  nights,
  reason,
}: ClosureEntity): ClosureView {
  const stay = { arrival: parseDay(nights.from) ?? 0, departure: parseDay(nights.until) ?? 0 }
  return {
    id,
    scope: roomId !== null ? 'room' : roomTypeId !== null ? 'room-type' : 'property',
    roomId,
    roomNumber: room?.number ?? null,
    roomTypeId,
    roomTypeName: (roomType ?? room?.roomType)?.name ?? null,
    firstNight: nights.from,
    lastNight: formatDay(stay.departure - 1),
    nights: nightsOf(stay),
    reason,
  }
}
