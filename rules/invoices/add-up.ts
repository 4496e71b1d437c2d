import type { Bill, InvoiceLine } from './invoice.ts'
import { ratesOf } from './rates-of.ts'

/** What the lines of an invoice come to. */
export type InvoiceTotals = Pick<
  Bill,
  'rates' | 'grossCents' | 'netCents' | 'vatCents' | 'roundingDifferenceCents'
>

/**
 * Adds up the lines of an invoice: the VAT once per rate over the sum of its lines, highest rate
 * first and outside VAT last, and the difference with the VAT of the lines as a figure of its own
 * (reading `invoice.rounding`).
 */
export function addUp(lines: readonly InvoiceLine[]): InvoiceTotals {
  const rates = ratesOf(lines.map(({ grossCents, ...line }) => ({ ...line, cents: grossCents })))
  const vatCents = sum(rates, (rate) => rate.vatCents)
  return {
    rates,
    grossCents: sum(rates, (rate) => rate.grossCents),
    netCents: sum(rates, (rate) => rate.netCents),
    vatCents,
    roundingDifferenceCents: vatCents - sum(lines, (line) => line.vatCents),
  }
}

function sum<Item>(items: readonly Item[], cents: (item: Item) => number): number {
  return items.reduce((total, item) => total + cents(item), 0)
}
