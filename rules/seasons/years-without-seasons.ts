import { dayOf } from '../calendar/day.ts'
import type { Season } from '../quotes/price-list.ts'

/**
 * The years from `firstYear` to `lastYear` in which no row has a date. No row means no extra, so
 * staff are warned before a year is sold without one (reading `season.none`): the rows of BO §9 end
 * on 30 December 2026.
 */
export function yearsWithoutSeasons(
  seasons: readonly Season[],
  firstYear: number,
  lastYear: number,
): number[] {
  const years: number[] = []
  for (let year = firstYear; year <= lastYear; year++) {
    const begin = dayOf(year, 1, 1)
    const end = dayOf(year, 12, 31)
    if (!seasons.some((season) => season.firstNight <= end && season.lastDate >= begin))
      years.push(year)
  }
  return years
}
