import type { EpochDay, Stay } from '../../rules/calendar/day.ts'

/**
 * A bar on the board, in days from the left edge: from the middle of the day of arrival to the
 * middle of the day of departure.
 */
export interface BarPlace {
  left: number
  width: number
  startsBefore: boolean
  endsAfter: boolean
}

/**
 * Where a stay lies on the board of `range`; null where no night of it does. `{ arrival: 1,
 * departure: 3 }` from day 1: left 0.5, width 2.
 */
export function placeBar(stay: Stay, range: { from: EpochDay; until: EpochDay }): BarPlace | null {
  if (stay.departure <= range.from || stay.arrival >= range.until) return null
  const startsBefore = stay.arrival < range.from
  const endsAfter = stay.departure > range.until - 1
  const left = startsBefore ? 0 : stay.arrival - range.from + 0.5
  const right = endsAfter ? range.until - range.from : stay.departure - range.from + 0.5
  return { left, width: right - left, startsBefore, endsAfter }
}
