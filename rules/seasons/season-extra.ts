import type { EpochDay } from '../calendar/day.ts'
import type { Season } from '../quotes/price-list.ts'
import type { Readings } from '../readings/readings.ts'
import { isOctober2025 } from './october-2025.ts'

/** The readings a seasonal extra depends on. */
export type SeasonReadings = Pick<
  Readings,
  'season.overlap' | 'season.ends' | 'season.october-2025'
>

/** The first night after the row, by the reading `season.ends`. */
function firstNightAfter(season: Season, readings: SeasonReadings): EpochDay {
  return readings['season.ends'] === 'departure-day' ? season.lastDate : season.lastDate + 1
}

/**
 * The rows that have a night of `[arrival, departure)`: looked up once a stay, so that each night
 * asks only these.
 */
export function seasonsOfStay(
  seasons: readonly Season[],
  arrival: EpochDay,
  departure: EpochDay,
  readings: SeasonReadings,
): Season[] {
  const found: Season[] = []
  for (const season of seasons) {
    if (season.firstNight >= departure || firstNightAfter(season, readings) <= arrival) continue
    if (readings['season.october-2025'] === 'left-out' && isOctober2025(season)) continue
    found.push(season)
  }
  return found
}

/**
 * The extra of one night in cents (BO §9), from the rows `seasonsOfStay` found. Where rows overlap,
 * the highest or their sum by the reading `season.overlap`: 2 July 2026 is 20.00, or 30.00 with all
 * of 2026 added. No row means no extra (reading `season.none`).
 */
export function seasonExtra(
  seasons: readonly Season[],
  night: EpochDay,
  readings: SeasonReadings,
): number {
  const added = readings['season.overlap'] === 'all-added'
  let extra: number | null = null
  for (const season of seasons) {
    if (night < season.firstNight || night >= firstNightAfter(season, readings)) continue
    if (extra === null) extra = season.cents
    else if (added) extra += season.cents
    else if (season.cents > extra) extra = season.cents
  }
  return extra ?? 0
}
