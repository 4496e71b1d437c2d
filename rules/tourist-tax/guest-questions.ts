import type { Stay } from '../calendar/day.ts'
import type { TouristTaxTariff } from '../quotes/price-list.ts'
import type { Readings } from '../readings/readings.ts'
import { tariffOn } from './tariff-on.ts'

/** What the tourist tax of a stay needs to know of the guests. */
export interface GuestQuestions {
  /** Guests younger than this may go free, so ages are asked; null: they are not. */
  childAgeLimit: number | null
  /** Residents of the municipality may go free, so their number is asked. */
  residents: boolean
}

/**
 * What a checkout asks of who comes: only what the tariff of one of the nights looks at (privacy: no
 * age is asked for nothing). Where nights differ, the highest age limit. Nothing by
 * `tourist-tax.tariff` = `per-screen`, which counts persons alone; nothing by the tariff that a new
 * property starts with.
 */
export function guestQuestions(
  { arrival, departure }: Stay,
  tariffs: readonly TouristTaxTariff[],
  readings: Pick<Readings, 'tourist-tax.tariff'>,
): GuestQuestions {
  const asked: GuestQuestions = { childAgeLimit: null, residents: false }
  if (readings['tourist-tax.tariff'] === 'per-screen') return asked
  for (let night = arrival; night < departure; night++) {
    const tariff = tariffOn(tariffs, night)
    const limit = tariff?.childAgeLimit ?? 0
    if (limit > (asked.childAgeLimit ?? 0)) asked.childAgeLimit = limit
    if (tariff?.residentsExempt) asked.residents = true
  }
  return asked
}
