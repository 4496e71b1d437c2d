import type { Room } from './room.ts'

/**
 * The rooms that can be given to guests of a type, by the number on the door: its stock
 * (`rooms.physical`, `family.capacity`). Throws `RangeError` above 31 rooms of one type: the
 * allocator keeps a night's rooms in one 32-bit number.
 */
export function activeRooms(rooms: readonly Room[], roomTypeId: number): Room[] {
  const active = rooms
    .filter((room) => room.roomTypeId === roomTypeId && room.active)
    .sort((a, b) => a.number - b.number)
  if (active.length > 31)
    throw new RangeError(`room type ${roomTypeId} has more than 31 active rooms`)
  return active
}
