import { dayOf } from '../calendar/day.ts'
import type { Season } from '../quotes/price-list.ts'

/**
 * The row that BO §9 lists and G §9 has only as a note: the reading `season.october-2025` decides
 * whether it counts.
 */
export const october2025: Season = {
  firstNight: dayOf(2025, 10, 11),
  lastDate: dayOf(2025, 10, 26),
  cents: 1000,
  source: 'Prijslijst van het huis',
}

/**
 * The disputed row is known by its two dates, so that it is found again among rows that staff keep;
 * a row they moved is theirs.
 */
export function isOctober2025(season: Season): boolean {
  return season.firstNight === october2025.firstNight && season.lastDate === october2025.lastDate
}
