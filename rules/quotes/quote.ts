import type { Day } from '../calendar/day.ts'
import type { VatCategory } from './price-list.ts'

/** What a line is for. */
export type QuoteItem = 'room-night' | 'season' | 'extra-persons' | 'cleaning' | 'tourist-tax' | 'breakfast' | 'delivery' | 'extra'

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
  /** The reading it depends on, as `id=value`; null where none. */
  reading: string | null
}

/** A priced stay. The total is the sum of the lines and nothing else. A booking stores the quote it was sold with. */
export interface Quote {
  roomTypeId: number
  roomTypeName: string
  arrival: Day
  departure: Day
  nights: number
  persons: number
  lines: QuoteLine[]
  totalCents: number
}
