import { dayOf, partsOf } from '../calendar/day.ts'
import type { EpochDay } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import type { RoomType } from '../rooms/room.ts'

/** BO §5, G §5: every year from 24 December to 5 January, both nights included. */
const everyYear = { firstMonth: 12, firstDay: 24, lastMonth: 1, lastDay: 5 } as const
/** BO §5, G §5, the other reading: 24 December 2024 to 2 January 2025, both nights included. */
const onlyOnce = { firstNight: dayOf(2024, 12, 24), lastNight: dayOf(2025, 1, 2) } as const

/** The value of `closed-season.ordinary` or `closed-season.family`, whichever is of this room type. */
export function closedSeasonReading(roomType: RoomType, readings: Readings): Readings['closed-season.ordinary'] {
  return roomType.kind === 'family' ? readings['closed-season.family'] : readings['closed-season.ordinary']
}

/** True when a night lies in the closed season. A guest may still leave on the morning of 24 December, and arrive on 6 January. */
export function isInClosedSeason(night: EpochDay, reading: Readings['closed-season.ordinary']): boolean {
  if (reading === 'none') return false
  if (reading === '2024-only') return night >= onlyOnce.firstNight && night <= onlyOnce.lastNight
  const { month, dayOfMonth } = partsOf(night)
  if (month === everyYear.firstMonth) return dayOfMonth >= everyYear.firstDay
  return month === everyYear.lastMonth && dayOfMonth <= everyYear.lastDay
}
