import type { Readings } from '../readings/readings.ts'
import { withLines } from './quote-of.ts'
import type { Quote, QuoteLine } from './quote.ts'
import { isTouristTax } from './stay-lines.ts'

/**
 * What stays sold of a stay whose guests did not come. No tourist tax: it is owed for nights that are
 * stayed (reading `no-show.tax`). The rest stays as it was sold; by the reading `no-show.vat` the
 * lodging is still taxed, or is compensation outside VAT.
 */
export function quoteOfNoShow(sold: Quote, readings: Pick<Readings, 'no-show.vat'>): Quote {
  const kept = sold.lines.filter((line) => !isTouristTax(line))
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
