import type { EpochDay, Moment } from '../calendar/day.ts'
import type { PropertyFacts } from './property-facts.ts'

/** Facts by which nights are on sale until a day: the horizon of guests and staff ends no sale of channels. */
export function sellableUntil(
  departure: EpochDay,
  facts: PropertyFacts,
  { today }: Moment,
): PropertyFacts {
  const length = Math.max(departure - today, 1)
  const numbers = { ...facts.numbers, 'horizon.days': length, 'horizon.free-days': length }
  return { ...facts, numbers }
}
