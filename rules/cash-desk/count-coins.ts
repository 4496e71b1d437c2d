/** The notes and coins of the euro, in cents, the highest first. */
export const coins = [
  20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
] as const

/** How many of each, by its cents. */
export type CountedCoins = Partial<Record<(typeof coins)[number], number>>

/**
 * What counted coins and notes come to, in cents: two notes of 20.00 and three coins of 0.50 are
 * 41.50. Null where a count is no whole number of 0 or more.
 */
export function countCoins(counted: CountedCoins): number | null {
  let cents = 0
  for (const coin of coins) {
    const pieces = counted[coin] ?? 0
    if (!Number.isSafeInteger(pieces) || pieces < 0) return null
    cents += coin * pieces
  }
  return cents
}
