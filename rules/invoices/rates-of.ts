import type { VatCategory } from '../vat/vat-rate-on.ts'
import { splitVat } from '../vat/split-vat.ts'
import type { InvoiceRate } from './invoice.ts'

/** What VAT is reckoned over: a sum with VAT in it, and at which rate; `none` is outside VAT. */
export interface TaxedSum {
  cents: number
  vatCategory: VatCategory
  vatBasisPoints: number
}

/** The VAT in sums, once per rate over what they come to, highest rate first, outside VAT last. */
export function ratesOf(sums: readonly TaxedSum[]): InvoiceRate[] {
  const grossByRate = new Map<number | null, number>()
  for (const { vatCategory, vatBasisPoints, cents } of sums) {
    const rate = vatCategory === 'none' ? null : vatBasisPoints
    grossByRate.set(rate, (grossByRate.get(rate) ?? 0) + cents)
  }
  return [...grossByRate]
    .map(([vatBasisPoints, grossCents]): InvoiceRate => ({
      vatBasisPoints,
      grossCents,
      ...splitVat(grossCents, vatBasisPoints ?? 0),
    }))
    .toSorted((a, b) => (b.vatBasisPoints ?? -1) - (a.vatBasisPoints ?? -1))
}
