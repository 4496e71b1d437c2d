import type { Day } from '../calendar/day.ts'
import type { VatCategory } from '../vat/vat-rate-on.ts'

/** What a line is for. */
export type QuoteItem =
  | 'room-night'
  | 'season'
  /** A night's share of the family room's fixed price. */
  | 'family-night'
  | 'extra-persons'
  | 'cleaning'
  | 'tourist-tax'
  | 'breakfast'
  | 'delivery'
  | 'extra'
  /**
   * What a change leaves as it was sold, where its reading prices both sides by another formula: of
   * the lodging and of the tax.
   */
  | 'carried-over'
  | 'carried-over-tax'

/** One line of a quote: how many cents for what, and the rule and reading that made it. */
export interface QuoteLine {
  item: QuoteItem
  /** The night it is for; null where a line is for the whole stay. */
  night: Day | null
  persons: number
  cents: number
  vatCategory: VatCategory
  /** The VAT rate of the date of supply, basis points. */
  vatBasisPoints: number
  /** The paragraph or law that produced it, such as `BO §9`. */
  rule: string
  /** The readings it depends on, each as `id=value`, separated by spaces; null where none. */
  reading: string | null
  /** The Dutch name of what was chosen; only on lines of the items `extra` and `breakfast`. */
  name?: string
}

/** Something priced line by line. The total is the sum of the lines and nothing else. */
export interface PricedLines {
  lines: QuoteLine[]
  totalCents: number
}

/** A priced stay. A booking stores the quote it was sold with. */
export interface Quote extends PricedLines {
  roomTypeId: number
  roomTypeName: string
  arrival: Day
  departure: Day
  nights: number
  persons: number
}
