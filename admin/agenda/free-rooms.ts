import type { EpochDay } from '../../rules/calendar/day.ts'
import { closureOfNight, stayOfNight, type RoomColumn } from './room-columns.ts'

/** How many of these rooms nobody sleeps in that night and no closure shuts. */
export function freeRooms(columns: RoomColumn[], night: EpochDay): number {
  return columns.filter((column) => !stayOfNight(column, night) && !closureOfNight(column, night))
    .length
}
