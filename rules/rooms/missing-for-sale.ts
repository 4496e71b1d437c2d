import { activeRooms } from './active-rooms.ts'
import type { Room, RoomType } from './room.ts'

/** What a room type cannot be booked without. */
export type MissingForSale = 'rooms' | 'prices'

/**
 * What a room type still lacks before guests can book it, empty when nothing: a room that is switched
 * on, and a price. The family room is sold at its tariff and needs no price of its own (BO §9).
 */
export function missingForSale(
  { id, kind, prices }: Pick<RoomType, 'id' | 'kind' | 'prices'>,
  rooms: readonly Room[],
): MissingForSale[] {
  const missing: MissingForSale[] = []
  if (activeRooms(rooms, id).length === 0) missing.push('rooms')
  if (kind === 'ordinary' && prices.length === 0) missing.push('prices')
  return missing
}

/** The room types that guests are shown: a new one only once it can be booked. */
export function shownRoomTypes({
  roomTypes,
  rooms,
}: {
  roomTypes: readonly RoomType[]
  rooms: readonly Room[]
}): RoomType[] {
  return roomTypes.filter((roomType) => missingForSale(roomType, rooms).length === 0)
}
