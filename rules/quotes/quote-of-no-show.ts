import type { Readings } from '../readings/readings.ts'
import { withLines } from './quote-of.ts'
import type { Quote, QuoteItem, QuoteLine } from './quote.ts'

const taxItems: readonly QuoteItem[] = ['tourist-tax', 'carried-over-tax']

/**
 * What stays sold of a stay whose guests did not come. No tourist tax: it is owed for nights that are
 * stayed (reading `no-show.tax`). The rest stays as it was sold; by the reading `no-show.vat` the
 * lodging is still taxed, or is compensation outside VAT.
 */
export function quoteOfNoShow(sold: Quote, readings: Pick<Readings, 'no-show.vat'>): Quote {
  const kept = sold.lines.filter(({ item }) => !taxItems.includes(item))
  return withLines(
    sold,
    readings['no-show.vat'] === 'taxed'
      ? kept
      : kept.map((line): QuoteLine =>
          line.vatCategory === 'lodging'
            ? {
                ...line,
                vatCategory: 'none',
                vatBasisPoints: 0,
                reading: 'no-show.vat=compensation',
              }
            : line,
        ),
  )
}
