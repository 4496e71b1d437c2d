import { splitVat } from '../vat/split-vat.ts'
import type { Bill, InvoiceLine, InvoiceRate } from './invoice.ts'

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
  const grossByRate = new Map<number | null, number>()
  for (const { vatCategory, vatBasisPoints, grossCents } of lines) {
    const rate = vatCategory === 'none' ? null : vatBasisPoints
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + grossCents)
  }
  const rates = [...grossByRate]
    .map(([vatBasisPoints, grossCents]): InvoiceRate => ({
      vatBasisPoints,
      grossCents,
      ...splitVat(grossCents, vatBasisPoints ?? 0),
    }))
    .toSorted((a, b) => (b.vatBasisPoints ?? -1) - (a.vatBasisPoints ?? -1))
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
