import type { EpochDay } from '../calendar/day.ts'
import { quoteStay } from '../quotes/quote-stay.ts'
import type { StayView } from './stay-view.ts'

/**
 * What a stay costs in all, tourist tax included, in cents; infinite where it has no price, so that
 * it is never the cheapest.
 */
export function totalOfStay(
  { roomType, facts }: Pick<StayView, 'roomType' | 'facts'>,
  arrival: EpochDay,
  departure: EpochDay,
  persons: number,
): number {
  const stay = { roomType, arrival, departure, persons, screen: 'checkout' } as const
  const priced = quoteStay(stay, facts.priceList, facts.readings)
  return priced.ok ? priced.quote.totalCents : Number.POSITIVE_INFINITY
}
