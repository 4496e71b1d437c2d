/** One thing sold at the desk, at its price before any discount. */
export interface SoldLine {
  name: string
  cents: number
}

/** What is to be paid at the cash desk. */
export interface Sale {
  /**
   * Made when the sale begins and kept through every new try, so that a second 'Ja' cannot be
   * recorded as a second sale.
   */
  payId: string
  /** Who is signed in (reading `cash.fields`). */
  employee: string
  lines: SoldLine[]
  discount: { kind: string; cents: number } | null
}

/** Cents before discount: BO §3 `regularPrice`. */
export function regularPrice(sale: Sale): number {
  return sale.lines.reduce((sum, line) => sum + line.cents, 0)
}

/** Cents to pay before any rounding of cash: BO §3 `price`. */
export function salePrice(sale: Sale): number {
  return regularPrice(sale) - (sale.discount?.cents ?? 0)
}

/** Why a sale cannot be begun. */
export type SaleRefusal = 'nothing-sold' | 'invalid-price' | 'invalid-discount'

/**
 * Null when the sale can be begun: something sold, whole cents of 0 or more, and a discount no
 * higher than what it is taken from.
 */
export function refuseSale(sale: Sale): SaleRefusal | null {
  const isCents = (cents: number) => Number.isSafeInteger(cents) && cents >= 0
  if (sale.lines.length === 0) return 'nothing-sold'
  if (!sale.lines.every((line) => isCents(line.cents))) return 'invalid-price'
  if (sale.discount && !(isCents(sale.discount.cents) && sale.discount.cents <= regularPrice(sale)))
    return 'invalid-discount'
  return null
}
