import { type EpochDay, weekday } from '../calendar/day.ts'
import { arrangements, departureOf } from '../family-room/arrangements.ts'
import { personsInPrice } from '../family-room/family-guests.ts'
import { familyTariffOn } from '../family-room/family-tariff-on.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import type { PriceList } from './price-list.ts'
import { quoteStay } from './quote-stay.ts'

/**
 * The price a room card shows after "vanaf", in cents (G §2, reading `price.from`): the cheapest
 * number of persons for the night of today, or for the family room the first weekend from today
 * with 4 persons. All-in it holds every mandatory cost (449.00 is 519.00 with cleaning and tourist
 * tax), literal it is the bare number. 0 for a type without prices, which cannot be booked.
 */
export function fromPrice(
  roomType: RoomType,
  today: EpochDay,
  priceList: PriceList,
  readings: Readings,
): number {
  const literal = readings['price.from'] === 'literal'
  if (roomType.kind === 'family') {
    const weekend = arrangements[0]!
    const arrival = today + ((weekend.weekday - weekday(today) + 7) % 7)
    if (literal) return familyTariffOn(priceList.family, arrival)[weekend.price]
    return totalOf(
      roomType,
      arrival,
      departureOf(weekend, arrival),
      personsInPrice,
      priceList,
      readings,
    )
  }
  const prices = roomType.prices.map(({ persons, cents }) =>
    literal ? cents : totalOf(roomType, today, today + 1, persons, priceList, readings),
  )
  return prices.length === 0 ? 0 : Math.min(...prices)
}

function totalOf(
  roomType: RoomType,
  arrival: EpochDay,
  departure: EpochDay,
  persons: number,
  priceList: PriceList,
  readings: Readings,
): number {
  const priced = quoteStay(
    { roomType, arrival, departure, persons, screen: 'checkout' },
    priceList,
    readings,
  )
  return priced.ok ? priced.quote.totalCents : 0
}
