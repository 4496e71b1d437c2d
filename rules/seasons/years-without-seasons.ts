import { nightsOnSale } from '../availability/horizon.ts'
import { dayOf, type EpochDay, partsOf } from '../calendar/day.ts'
import type { Season } from '../quotes/price-list.ts'
import type { Readings } from '../readings/readings.ts'
import { type RuleNumbers, startNumbers } from '../rule-numbers/catalogue.ts'
import { type SeasonReadings, seasonsOfStay } from './season-extra.ts'

/**
 * The years with nights that ordinary rooms can be booked for from today to the horizon, and with no
 * season. No row means no extra, so staff are warned before such a year is sold (reading
 * `season.none`): the rows of BO §9 end on 30 December 2026, and from 28 November 2025 on 2027 can be
 * booked. A house without any season said before it opened that it has none.
 */
export function yearsWithoutSeasons(
  seasons: readonly Season[],
  today: EpochDay,
  readings: SeasonReadings & Pick<Readings, 'horizon'>,
  numbers: RuleNumbers = startNumbers,
): number[] {
  if (seasons.length === 0) return []
  const lastNight = today + nightsOnSale({ kind: 'ordinary' }, readings.horizon, numbers) - 1
  const years: number[] = []
  for (let year = partsOf(today).year; year <= partsOf(lastNight).year; year++) {
    const rows = seasonsOfStay(seasons, dayOf(year, 1, 1), dayOf(year + 1, 1, 1), readings)
    if (rows.length === 0) years.push(year)
  }
  return years
}
