/** What a bookkeeper calls a rate: high, low, zero, or outside VAT. */
export type VatCode = 'hoog' | 'laag' | 'nul' | 'geen'

/** Rates from here on are the high one: it was 17.5 % at its lowest (Wet OB 1968, art. 9), the low one never above 9. */
const highFrom = 1700

/** The code of a rate in the journals and the return of VAT, in basis points; null is outside VAT. */
export function vatCode(basisPoints: number | null): VatCode {
  if (basisPoints === null) return 'geen'
  if (basisPoints >= highFrom) return 'hoog'
  return basisPoints > 0 ? 'laag' : 'nul'
}
