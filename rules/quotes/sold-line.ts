import type { Day } from '../calendar/day.ts'
import type { QuoteItem, QuoteLine } from './quote.ts'

/**
 * What a line of a folio is for: that of the quote, what is kept of a cancelled order, or what was
 * added outside every quote, such as the rounding of cash.
 */
export type SoldItem = QuoteItem | 'cancellation-fee' | 'adjustment'

/**
 * A line of what was sold, as it stands: a quote's, without how it was made. Cents; below zero where
 * it was made less.
 */
export interface SoldLine extends Pick<
  QuoteLine,
  'night' | 'persons' | 'cents' | 'vatCategory' | 'vatBasisPoints'
> {
  item: SoldItem
  name: string | null
  /** The date of supply. A line for a whole stay is supplied with its last night. */
  suppliedOn: Day
}
