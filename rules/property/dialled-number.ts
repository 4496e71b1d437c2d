/**
 * What a telephone dials for the number as the property writes it, from abroad too: `+31464371234`
 * for `046 437 12 34`. A number that begins with neither a zero nor a plus stays as it is.
 */
export function dialledNumber(phone: string): string {
  return phone
    .replace(/\(0\)|[^+\d]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+31')
}
