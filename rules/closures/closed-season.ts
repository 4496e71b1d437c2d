import { dayOf, type EpochDay, partsOf, type Stay } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { type RuleNumbers, dayOfYear, startNumbers } from '../rule-numbers/catalogue.ts'
import type { RoomType } from '../rooms/room.ts'

export type ClosedSeasonReading = Readings['closed-season.ordinary']

/**
 * BO §5, G §5: the nights 24 December to 5 January, so that one may arrive on the 6th. A season
 * whose last night lies before its first ends in the next year.
 */
function seasonOf(year: number, numbers: RuleNumbers): Stay {
  const first = numbers['closed-season.first-night']
  const last = numbers['closed-season.last-night']
  return {
    arrival: dayOfYear(year, first),
    departure: dayOfYear(last < first ? year + 1 : year, last) + 1,
  }
}
/** BO §5, G §5, the other reading: the nights 24 December 2024 to 2 January 2025. */
const onlySeason: Stay = { arrival: dayOf(2024, 12, 24), departure: dayOf(2025, 1, 3) }

/**
 * The value of `closed-season.ordinary` or `closed-season.family`, whichever is of this room type.
 */
export function closedSeasonReading(roomType: RoomType, readings: Readings): ClosedSeasonReading {
  return roomType.kind === 'family'
    ? readings['closed-season.family']
    : readings['closed-season.ordinary']
}

/**
 * The closed seasons that have a night in `[from, until)`, each as the stay one would have to make
 * of it.
 */
export function closedSeasons(
  from: EpochDay,
  until: EpochDay,
  reading: ClosedSeasonReading,
  numbers: RuleNumbers = startNumbers,
): Stay[] {
  const seasons: Stay[] = []
  if (reading === '2024-only') seasons.push(onlySeason)
  if (reading === 'every-year') {
    for (let year = partsOf(from).year - 1; year <= partsOf(until).year; year++)
      seasons.push(seasonOf(year, numbers))
  }
  return seasons.filter(({ arrival, departure }) => arrival < until && departure > from)
}

/**
 * True when a night lies in the closed season. A guest may still leave on the morning of 24
 * December, and arrive on 6 January.
 */
export function isInClosedSeason(
  night: EpochDay,
  reading: ClosedSeasonReading,
  numbers: RuleNumbers = startNumbers,
): boolean {
  return closedSeasons(night, night + 1, reading, numbers).length > 0
}
