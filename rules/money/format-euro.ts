/**
 * The amount as a Dutch screen shows it, with a no-break space: `€ 300,00`, `€ 1.234,50`, `€
 * −12,50`. Takes whole cents.
 */
export function formatEuro(cents: number): string {
  return `€\u00a0${formatAmount(cents)}`
}

/**
 * The amount without its sign, for tables whose head says euro: `1.234,50`, with a real minus:
 * `−12,50`. Takes whole cents.
 */
export function formatAmount(cents: number): string {
  const whole = Math.abs(cents)
  const euros = String(Math.floor(whole / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${cents < 0 ? '−' : ''}${euros},${String(whole % 100).padStart(2, '0')}`
}
