import type { Moment } from '../calendar/day.ts'
import { type NightRun, nightRuns } from './night-runs.ts'
import type { PropertyFacts } from './property-facts.ts'

/**
 * The nights of a room type for the calendar of a change (BO §4 "unavailable days are disabled in
 * date pickers"): the booking's own nights are free. As `nightRuns`.
 */
export function calendarOfChange(
  bookingId: string,
  roomTypeId: number,
  moment: Moment,
  facts: PropertyFacts,
): NightRun[] {
  const occupancies = facts.occupancies.filter((stay) => stay.bookingId !== bookingId)
  const readings = { ...facts.readings, 'availability.full.agenda': 'stock' } as const
  return nightRuns(roomTypeId, moment, { ...facts, occupancies, readings })
}
