import { roomsForSale } from '../../rules/availability/rooms-for-sale.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { closureOfNight, stayOfNight, type RoomColumn } from './room-columns.ts'

/**
 * How many rooms of a type staff can still sell for a night: those that are not switched off, nobody
 * sleeps in and no closure shuts, less the one that the agenda keeps back (BO §4, reading `availability.full.agenda`).
 */
export function freeRooms(columns: RoomColumn[], night: EpochDay, readings: Readings): number {
  const empty = columns.filter(
    (column) => column.room.active && !stayOfNight(column, night) && !closureOfNight(column, night),
  )
  return roomsForSale(empty.length, 'agenda', readings)
}
