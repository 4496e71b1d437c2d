/** `1234.50` for 123450 cents: as programs read it, without a sign for thousands. */
export function formatPlainAmount(cents: number, decimalSign: '.' | ','): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}${whole}${decimalSign}${rest}`
}
