/**
 * Whole cents shared out by weight so that the shares add up to the amount: 449.00 over three
 * nights is 149.67, 149.67 and 149.66. Each share is the difference of two rounded running totals,
 * so no share is more than a cent off. Weights are zero or more, not all zero.
 */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(whole > 0)) throw new RangeError('an amount needs a weight to be shared by')
  let weightSoFar = 0
  let centsSoFar = 0
  return weights.map((weight) => {
    weightSoFar += weight
    const upTo = Math.ceil((cents * weightSoFar) / whole)
    const share = upTo - centsSoFar
    centsSoFar = upTo
    return share
  })
}
