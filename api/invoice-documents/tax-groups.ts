import type { Invoice, InvoiceRate } from '../../rules/invoices/invoice.ts'

/** A rate of an invoice with what its VAT differs from that of its lines. */
export interface TaxGroup extends InvoiceRate {
  /** VAT of the rate less VAT of its lines; over all rates the rounding difference. */
  roundingCents: number
}

/** The rates of an invoice, each with its own part of the rounding difference. */
export function taxGroups({ rates, lines }: Pick<Invoice, 'rates' | 'lines'>): TaxGroup[] {
  return rates.map((rate) => {
    const vatOfLines = lines
      .filter(
        ({ vatCategory, vatBasisPoints }) =>
          (vatCategory === 'none' ? null : vatBasisPoints) === rate.vatBasisPoints,
      )
      .reduce((sum, { vatCents }) => sum + vatCents, 0)
    return { ...rate, roundingCents: rate.vatCents - vatOfLines }
  })
}
