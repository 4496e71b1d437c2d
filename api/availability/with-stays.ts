import type { HouseFacts, Occupancy } from '../../rules/availability/house-facts.ts'

/** The facts with more stays counted in; one that they hold already is not counted twice. The very same facts where there are none. */
export function withStays(facts: HouseFacts, stays: readonly Occupancy[]): HouseFacts {
  if (stays.length === 0) return facts
  const known = new Set(facts.occupancies.map(({ bookingId }) => bookingId))
  return { ...facts, occupancies: [...facts.occupancies, ...stays.filter(({ bookingId }) => !known.has(bookingId))] }
}
