import type { Day } from '../calendar/day.ts'
import type { TouristTax } from '../tourist-tax/tourist-tax-of-night.ts'
import type { QuoteItem, QuoteLine } from './quote.ts'

/**
 * A line that is taxed as lodging. Written out, because a quote makes dozens of them and a spread
 * costs more than the rest.
 */
export function lodgingLine(
  item: QuoteItem,
  night: Day | null,
  persons: number,
  cents: number,
  vatBasisPoints: number,
  rule: string,
  reading: string | null,
): QuoteLine {
  return { item, night, persons, cents, vatCategory: 'lodging', vatBasisPoints, rule, reading }
}

/** What is owed to the municipality. */
export function isTouristTax({ item }: Pick<QuoteLine, 'item'>): boolean {
  return item === 'tourist-tax' || item === 'carried-over-tax'
}

/** Tourist tax is a line of its own for each night, outside VAT: only so it stays outside. */
export function touristTaxLine(night: Day | null, tax: TouristTax): QuoteLine {
  const { persons, cents, rule, reading } = tax
  return {
    item: 'tourist-tax',
    night,
    persons,
    cents,
    vatCategory: 'none',
    vatBasisPoints: 0,
    rule,
    reading,
  }
}
