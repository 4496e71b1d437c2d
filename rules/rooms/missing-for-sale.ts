import { hasFamilyTariff } from '../family-room/family-tariff-on.ts'
import type { PriceList } from '../quotes/price-list.ts'
import { activeRooms } from './active-rooms.ts'
import type { Room, RoomType } from './room.ts'

/** What a room type cannot be booked without. */
export type MissingForSale = 'rooms' | 'prices' | 'tariff'

/**
 * What a room type still lacks before guests can book it, empty when nothing: a room that is switched
 * on, and a price. The family room is sold at the tariff of the house and needs no price of its own
 * (BO §9).
 *
 * @param hasTariff whether the house has a tariff of the family room
 */
export function missingForSale(
  { id, kind, prices }: Pick<RoomType, 'id' | 'kind' | 'prices'>,
  rooms: readonly Room[],
  hasTariff: boolean,
): MissingForSale[] {
  const missing: MissingForSale[] = []
  if (activeRooms(rooms, id).length === 0) missing.push('rooms')
  if (kind === 'ordinary' && prices.length === 0) missing.push('prices')
  if (kind === 'family' && !hasTariff) missing.push('tariff')
  return missing
}

/** The room types that guests are shown: a new one only once it can be booked. */
export function shownRoomTypes({
  roomTypes,
  rooms,
  priceList,
}: {
  roomTypes: readonly RoomType[]
  rooms: readonly Room[]
  priceList: Pick<PriceList, 'family'>
}): RoomType[] {
  const hasTariff = hasFamilyTariff(priceList)
  return roomTypes.filter((roomType) => missingForSale(roomType, rooms, hasTariff).length === 0)
}

/** The types that are switched on and yet not for sale, because they have no price. */
export function withoutPrice(
  facts: Parameters<typeof shownRoomTypes>[0],
): Pick<RoomType, 'id' | 'name'>[] {
  const hasTariff = hasFamilyTariff(facts.priceList)
  return facts.roomTypes
    .filter((roomType) => {
      const missing = missingForSale(roomType, facts.rooms, hasTariff)
      return missing.length > 0 && !missing.includes('rooms')
    })
    .map(({ id, name }) => ({ id, name }))
}
