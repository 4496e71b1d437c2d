import type { QuoteItem } from '../quotes/quote.ts'
import type { SoldLine } from '../quotes/sold-line.ts'

/** What the price of a stay consists of. */
export const lodgingItems: readonly QuoteItem[] = [
  'room-night',
  'season',
  'family-night',
  'extra-persons',
  'cleaning',
  'carried-over',
]

/**
 * Whether a line is revenue, and not passed on as tourist tax and deposits are: what is in the VAT,
 * and lodging that is outside it as compensation (reading `no-show.vat`).
 */
export function isEarned({ item, vatCategory }: Pick<SoldLine, 'item' | 'vatCategory'>): boolean {
  return vatCategory !== 'none' || lodgingItems.some((one) => one === item)
}
