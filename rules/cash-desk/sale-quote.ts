import { shareCents } from '../money/share-cents.ts'
import type { PricedLines, QuoteLine } from '../quotes/quote.ts'

/** What the desk sells itself, as a folio takes it: the lines, and the discount as lines of its own. */
export interface SaleDiscount {
  /** Integer cents, above 0 and at most what the lines come to. */
  cents: number
  /** Its name on the bill, with why, in the words of who gave it. */
  name: string
}

/**
 * The lines of a sale and what they come to, in cents. A discount is shared out over what is taxed
 * alike, by its price, and so lowers the VAT as the price (Wet OB 1968, art. 8): 3.00 off 10.00 at
 * 21 % and 5.00 at 9 % is 2.00 and 1.00. Throws a RangeError for a discount above the price.
 */
export function saleQuote(lines: readonly QuoteLine[], discount: SaleDiscount | null): PricedLines {
  const all = [...lines, ...(discount ? discountLines(lines, discount) : [])]
  return { lines: all, totalCents: sumOf(all) }
}

function discountLines(lines: readonly QuoteLine[], { cents, name }: SaleDiscount): QuoteLine[] {
  if (cents > sumOf(lines)) throw new RangeError('a discount is at most the price')
  if (cents === 0) return []
  const alike = new Map<string, QuoteLine[]>()
  for (const line of lines) {
    const tax = `${line.vatCategory} ${line.vatBasisPoints}`
    alike.set(tax, [...(alike.get(tax) ?? []), line])
  }
  const groups = [...alike.values()]
  const shares = shareCents(cents, groups.map(sumOf))
  return groups.flatMap(([line], place): QuoteLine[] => {
    const share = shares[place]!
    if (!line || share === 0) return []
    const { vatCategory, vatBasisPoints } = line
    return [
      {
        item: 'extra',
        night: null,
        persons: 0,
        cents: -share,
        vatCategory,
        vatBasisPoints,
        rule: 'BO §3',
        reading: null,
        name,
      },
    ]
  })
}

function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0)
}
