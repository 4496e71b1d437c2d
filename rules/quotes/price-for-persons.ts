import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'

/**
 * A night's price of the type for exactly that number of persons, in cents (BO §3; reading
 * `price.unit`). Null when it has none.
 */
export function priceForPersons(
  roomType: Pick<RoomType, 'prices'>,
  persons: number,
  readings: Pick<Readings, 'price.unit'>,
): number | null {
  for (const price of roomType.prices) {
    if (price.persons === persons)
      return readings['price.unit'] === 'per-person' ? price.cents * persons : price.cents
  }
  return null
}
