import type { Screen } from '../quotes/screen.ts'
import type { Readings } from '../readings/readings.ts'
import { activeRooms } from '../rooms/active-rooms.ts'
import type { Room } from '../rooms/room.ts'
import { roomsForSale } from './rooms-for-sale.ts'

/**
 * True when a screen can never sell a room type: it has no active room, or one, while
 * `availability.full` = `stock-minus-one` always keeps one back. The screen then says so instead of
 * showing a calendar full of taken days.
 */
export function isNeverOffered(
  roomTypeId: number,
  rooms: readonly Room[],
  screen: Screen,
  readings: Readings,
): boolean {
  return roomsForSale(activeRooms(rooms, roomTypeId).length, screen, readings) === 0
}
