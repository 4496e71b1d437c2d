import { type FamilyQuote, quoteFamilyStay } from '../family-room/quote-family-stay.ts'
import type { Readings } from '../readings/readings.ts'
import { giftCardDiscount } from './gift-card-discount.ts'
import type { PriceList } from './price-list.ts'
import { addLines } from './quote-extra.ts'
import { type OrdinaryQuote, type OrdinaryStay, quoteOrdinaryStay } from './quote-ordinary-stay.ts'

/**
 * The price of a stay in a room of either kind, with what it is cheaper by itself (reading
 * `gift-card`), or why it has none.
 */
export function quoteStay(
  stay: OrdinaryStay,
  priceList: PriceList,
  readings: Readings,
): OrdinaryQuote | FamilyQuote {
  const priced =
    stay.roomType.kind === 'family'
      ? quoteFamilyStay(stay, priceList, readings)
      : quoteOrdinaryStay(stay, priceList, readings)
  if (!priced.ok) return priced
  const discount = giftCardDiscount(stay, priceList, readings)
  return discount.length > 0 ? { ok: true, quote: addLines(priced.quote, discount) } : priced
}
