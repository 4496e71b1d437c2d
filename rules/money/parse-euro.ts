/**
 * Reads an amount as people type it in Dutch: `12`, `12,5`, `12,50`, `1.234,50`, `€ 12,50`. Gives
 * whole cents; null where it is no amount, has a sign or more than two decimals. A point before two
 * digits at the end counts as a comma, as on a numeric keypad.
 */
export function parseEuro(text: string): number | null {
  const typed = text.replace(/[€\s\u00a0]/g, '').replace(/\.(\d{1,2})$/, ',$1')
  const match = /^(\d{1,3}(?:\.\d{3})+|\d{1,8})(?:,(\d{1,2}))?$/.exec(typed)
  if (!match) return null
  const euros = Number(match[1]!.replaceAll('.', ''))
  return euros * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
