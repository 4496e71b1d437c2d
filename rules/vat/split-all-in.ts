import { shareCents } from '../money/share-cents.ts'
import type { VatCategory } from './vat-rate-on.ts'

/** A part of an all-in price: what it is taxed as, and what it would cost by itself. */
export interface AllInPart {
  category: VatCategory
  marketCents: number
}

/**
 * An all-in price split over its parts by their market value, so that each part is taxed at its own
 * rate (HvJ EU C-291/03, MyTravel). Whole cents; the parts add up to the price. Example: 100.00 for
 * lodging worth 90.00 and breakfast worth 30.00 is 75.00 and 25.00. Throws a RangeError when no
 * part has a value.
 */
export function splitAllIn<Part extends AllInPart>(
  grossCents: number,
  parts: readonly Part[],
): (Part & { cents: number })[] {
  const shares = shareCents(
    grossCents,
    parts.map((part) => part.marketCents),
  )
  return parts.map((part, index) => ({ ...part, cents: shares[index]! }))
}
