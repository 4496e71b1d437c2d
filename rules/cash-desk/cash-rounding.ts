import type { Readings } from '../readings/readings.ts'

/** The smallest coin in use, in cents. */
const coin = 5

/**
 * What rounding adds to or takes from a price paid in cash, in cents between −2 and 2, under the
 * reading `cash.rounding`: 13.97 is paid as 13.95, so −2; 13.98 as 14.00, so 2. A card is never
 * rounded.
 */
export function cashRounding(priceCents: number, reading: Readings['cash.rounding']): number {
  return reading === 'off' ? 0 : Math.round(priceCents / coin) * coin - priceCents
}
