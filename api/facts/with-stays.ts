import type { PropertyFacts, Occupancy } from '../../rules/availability/property-facts.ts'

/**
 * The facts with a few more stays counted in; one that they hold already is not counted twice. The
 * very same facts where there are none.
 */
export function withStays(facts: PropertyFacts, stays: readonly Occupancy[]): PropertyFacts {
  const news = stays.filter(
    ({ bookingId }) => !facts.occupancies.some((known) => known.bookingId === bookingId),
  )
  return news.length === 0 ? facts : { ...facts, occupancies: [...facts.occupancies, ...news] }
}
