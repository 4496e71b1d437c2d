import type { Readings } from '../readings/readings.ts'
import { priceOfPersons } from '../rooms/persons-allowed.ts'
import type { RoomType } from '../rooms/room.ts'

/**
 * What a night in the type costs for that number of persons, in cents (BO §3; readings `price.unit`
 * and `price.missing-persons`): one guest in a type that has only a price for two pays what two pay.
 * Null for more persons than it has a price for.
 */
export function priceForPersons(
  roomType: Pick<RoomType, 'prices'>,
  persons: number,
  readings: Pick<Readings, 'price.unit'>,
): number | null {
  const price = priceOfPersons(roomType, persons)
  if (price === null) return null
  return readings['price.unit'] === 'per-person' ? price.cents * price.persons : price.cents
}
