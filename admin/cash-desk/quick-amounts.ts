/** Notes and coins that guests pay with, in cents: up to the next of each. */
const steps = [500, 1000, 5000]

/**
 * What a guest most likely hands over for a sum of cash, in cents, the sum itself first: for 31.85
 * also 35.00, 40.00 and 50.00.
 */
export function quickAmounts(dueCents: number): number[] {
  return [...new Set([dueCents, ...steps.map((step) => Math.ceil(dueCents / step) * step)])]
}
