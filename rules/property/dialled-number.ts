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

/**
 * The number to be read and dialled anywhere, as in a mail: `+31 46 437 12 34` for `046-437 12 34`. A
 * number of another country stays as it is written, and so does one that only the Netherlands know, such
 * as `0800 1234`.
 */
export function numberFromAbroad(phone: string): string {
  const dialled = dialledNumber(phone)
  if (!dialled.startsWith('+31') || /^\+31[89]00/.test(dialled)) return phone
  const national = phone.replace('(0)', '').replace(/^\D*(?:0031|31|0)/, '')
  return `+31 ${national.replaceAll(/\D+/g, ' ').trim()}`
}
