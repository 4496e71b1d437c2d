import { type Day, formatDay, nightsOf, parseDay } from '../../rules/calendar/day.ts'
import type { ClosureScope } from '../../rules/forms/check-closure.ts'
import type { ClosureEntity } from './closure-entity.ts'

/** A closure of `GET /api/back-office/closures` (a list) and `…/closures/:id`. */
export interface ClosureView {
  id: number
  scope: ClosureScope
  roomId: number | null
  roomNumber: number | null
  roomTypeId: number | null
  /** Of the type that is closed, or that the closed room is of. */
  roomTypeName: string | null
  firstNight: Day
  /** Closed too: guests may come again the day after. */
  lastNight: Day
  nights: number
  reason: string
}

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
