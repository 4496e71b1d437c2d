import type { Season } from '../quotes/price-list.ts'
import type { Readings } from '../readings/readings.ts'

type Days = Pick<Season, 'firstNight' | 'lastDate'>

/**
 * The seasons that have a night in common with this one. Whether its last date is a night says the
 * reading `season.ends`; what counts in a night that they share, `season.overlap`.
 */
export function overlappingSeasons<Other extends Days>(
  { firstNight, lastDate }: Days,
  others: readonly Other[],
  ends: Readings['season.ends'],
): Other[] {
  const lastOf = (date: number) => (ends === 'departure-day' ? date - 1 : date)
  const last = lastOf(lastDate)
  return others.filter(
    (other) => Math.max(firstNight, other.firstNight) <= Math.min(last, lastOf(other.lastDate)),
  )
}
