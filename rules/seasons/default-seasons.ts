import { dayOf } from '../calendar/day.ts'
import type { Season } from '../quotes/price-list.ts'
import { october2025 } from './october-2025.ts'

const source = 'Prijslijst van het huis'

function row(
  year: number,
  [fromMonth, fromDay]: [number, number],
  [untilMonth, untilDay]: [number, number],
  cents: number,
): Season {
  return {
    firstNight: dayOf(year, fromMonth, fromDay),
    lastDate: dayOf(year, untilMonth, untilDay),
    cents,
    source,
  }
}

/**
 * The seasonal extras a night that the property starts with: the two years of BO §9. Staff add a row
 * for a new season.
 */
export const defaultSeasons: Season[] = [
  row(2025, [4, 25], [4, 28], 1000),
  row(2025, [5, 1], [10, 1], 1000),
  october2025,
  row(2025, [7, 3], [7, 6], 1000),
  row(2025, [7, 10], [7, 13], 1000),
  row(2025, [7, 17], [7, 20], 1000),
  row(2025, [12, 5], [12, 7], 2000),
  row(2025, [12, 12], [12, 14], 2000),
  row(2025, [12, 19], [12, 21], 2000),
  row(2026, [1, 1], [12, 30], 1000),
  row(2026, [7, 2], [7, 5], 2000),
  row(2026, [7, 9], [7, 12], 2000),
  row(2026, [7, 16], [7, 19], 2000),
]
