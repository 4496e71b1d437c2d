import { type FamilyQuote, quoteFamilyStay } from '../family-room/quote-family-stay.ts'
import type { Readings } from '../readings/readings.ts'
import type { PriceList } from './price-list.ts'
import { type OrdinaryQuote, type OrdinaryStay, quoteOrdinaryStay } from './quote-ordinary-stay.ts'

/** The price of a stay in a room of either kind, or why it has none. */
export function quoteStay(
  stay: OrdinaryStay,
  priceList: PriceList,
  readings: Readings,
): OrdinaryQuote | FamilyQuote {
  return stay.roomType.kind === 'family'
    ? quoteFamilyStay(stay, priceList, readings)
    : quoteOrdinaryStay(stay, priceList, readings)
}
