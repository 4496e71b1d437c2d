/**
 * Whole cents, halves away from zero, so that a credit note rounds as its invoice did: 0.5 → 1,
 * −0.5 → −1.
 */
export function roundCents(cents: number): number {
  return cents < 0 ? 0 - Math.round(-cents) : Math.round(cents)
}
