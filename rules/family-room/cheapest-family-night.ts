import type { EpochDay } from '../calendar/day.ts'
import type { FamilyTariff, PriceList } from '../quotes/price-list.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'
import { seasonExtra, seasonsOfStay } from '../seasons/season-extra.ts'
import { touristTaxOfNight } from '../tourist-tax/tourist-tax-of-night.ts'
import { lodgingRateOn } from '../vat/lodging-rate.ts'
import { arrangements } from './arrangements.ts'
import { extraPersonsPerNight } from './extra-persons.ts'
import { mostPersons } from './family-guests.ts'
import { familyTariffOn } from './family-tariff-on.ts'

/**
 * A week is the longest arrangement: a night may belong to an arrival of up to six days before,
 * priced by the row of that day.
 */
const arrivalsOfNight = 7

/**
 * The least that a night of the family room leaves for lodging in any arrangement and for any
 * number of persons, in cents, after the tourist tax where the fixed price contains it. Below zero
 * the configuration cannot be used; infinite without a tariff, when no night is sold.
 */
export function cheapestFamilyNight(
  roomType: RoomType,
  night: EpochDay,
  priceList: PriceList,
  readings: Readings,
): number {
  const tariffs = Array.from({ length: arrivalsOfNight }, (_, daysBefore) =>
    familyTariffOn(priceList.family, night - daysBefore),
  ).filter((tariff) => tariff !== null)
  return Math.min(
    ...[...new Set(tariffs)].map((tariff) =>
      cheapestByTariff(tariff, roomType, night, priceList, readings),
    ),
  )
}

function cheapestByTariff(
  tariff: FamilyTariff,
  roomType: RoomType,
  night: EpochDay,
  priceList: PriceList,
  readings: Readings,
): number {
  const share = Math.min(
    ...arrangements.map(({ price, nights }) => Math.floor(tariff[price] / nights)),
  )
  const seasons =
    readings['family.seasons'] === 'as-ordinary'
      ? seasonsOfStay(priceList.seasons, night, night + 1, readings)
      : []
  const rate = lodgingRateOn(night, roomType, priceList.vat, readings)
  let least = Math.min(share, tariff.cleaningCents)
  for (let persons = 1; persons <= mostPersons; persons++) {
    const added =
      extraPersonsPerNight(persons, tariff, readings) + seasonExtra(seasons, night, readings)
    let left = share
    if (readings['family.tourist-tax'] === 'included') {
      const stay = { arrival: night, departure: night + 1, persons, screen: 'checkout' } as const
      left -=
        touristTaxOfNight(stay, night, share + added, rate, priceList.touristTax, readings, true)
          ?.cents ?? 0
    }
    least = Math.min(least, left, left + added)
  }
  return least
}
