import type { FamilyTariff } from '../quotes/price-list.ts'
import type { Readings } from '../readings/readings.ts'
import { personsInPrice } from './family-guests.ts'

/**
 * What a number of persons adds a night, in cents, by the reading `family.extra-persons`. By the
 * table of BO §9 5 persons and also 1, 2 or 3 add 10.00 and 6 add 20.00, so 3 persons pay more than
 * 4; by G §9 each person above 4 adds 10.00.
 */
export function extraPersonsPerNight(
  persons: number,
  tariff: Pick<FamilyTariff, 'extraByPersons' | 'extraPersonCents'>,
  readings: Pick<Readings, 'family.extra-persons'>,
): number {
  if (readings['family.extra-persons'] === 'table') return tariff.extraByPersons[persons] ?? 0
  return tariff.extraPersonCents * Math.max(0, persons - personsInPrice)
}
