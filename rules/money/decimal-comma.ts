/**
 * The amount as a Dutch program reads it: `1234,50`, `-12,50`. Takes whole cents. For what people
 * read there is `formatAmount`.
 */
export function decimalComma(cents: number): string {
  const whole = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`
}
