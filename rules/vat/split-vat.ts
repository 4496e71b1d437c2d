import { roundCents } from '../money/round-cents.ts'

/** The net amount and the VAT inside a gross one; together exactly the gross. */
export interface VatSplit {
  netCents: number
  vatCents: number
}

/**
 * Splits a price that includes VAT, at a rate in basis points, rounding the VAT to the cent: 92.50
 * at 2100 is 76.45 net and 16.05 VAT.
 */
export function splitVat(grossCents: number, basisPoints: number): VatSplit {
  const vatCents = roundCents((grossCents * basisPoints) / (10_000 + basisPoints))
  return { netCents: grossCents - vatCents, vatCents }
}
