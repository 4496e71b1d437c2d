import type { Room } from './room.ts'

/**
 * The most rooms of one type that can be sold: the allocator keeps a night's rooms in one 32-bit
 * number.
 */
export const mostRooms = 31

/**
 * The rooms that can be given to guests of a type, by the number on the door: its stock
 * (`rooms.physical`, `family.capacity`). Of a type with more than 31 active rooms the first 31: staff
 * cannot add another (`checkRoomCount`), and one that is there all the same is not sold.
 */
export function activeRooms(rooms: readonly Room[], roomTypeId: number): Room[] {
  return rooms
    .filter((room) => room.roomTypeId === roomTypeId && room.active)
    .sort((a, b) => a.number - b.number)
    .slice(0, mostRooms)
}
