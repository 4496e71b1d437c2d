import type { EpochDay } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'

/** BO §9, G §9: "about 400 days ahead". */
export const horizonDays = 400
/**
 * Where the reading `horizon` sets an ordinary room free of it: the four years for which the old
 * property laid out its dates (BO §3).
 */
export const withoutHorizonDays = 1461

/** How many nights from today on are on sale: the last departure is today plus this. */
export function nightsOnSale(
  roomType: Pick<RoomType, 'kind'>,
  reading: Readings['horizon'],
): number {
  return reading === 'every-room' || roomType.kind === 'family' ? horizonDays : withoutHorizonDays
}

/** The last day on which a guest may leave. */
export function lastDeparture(
  roomType: RoomType,
  today: EpochDay,
  reading: Readings['horizon'],
): EpochDay {
  return today + nightsOnSale(roomType, reading)
}
