/** How long an IBAN of each country with Dutch guests or banks is; of others 15 to 34 (ISO 13616). */
const lengths: Readonly<Record<string, number>> = { NL: 18, BE: 16, DE: 22, FR: 27, LU: 20 }

/**
 * Whether this can be the number of a bank account (ISO 13616), in capitals without blanks: letters of
 * the country, two check digits, the account. With its first four characters put last and its letters
 * counted from A = 10, the whole leaves 1 when divided by 97 (ISO 7064, MOD 97-10): no single wrong
 * digit and no two digits that changed places pass.
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const length = lengths[text.slice(0, 2)]
  return (length === undefined || text.length === length) && remainder(text) === 1
}

/** What is left of an IBAN divided by 97, character by character: the whole is too long a number. */
function remainder(iban: string): number {
  let left = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    left = (left * (value > 9 ? 100 : 10) + value) % 97
  }
  return left
}

/** As it is kept: capitals, without blanks or dots. */
export function tidyIban(typed: string): string {
  return typed.replaceAll(/[\s.]/g, '').toUpperCase()
}

/** As people read it, in fours: `NL91 ABNA 0417 1643 00`. */
export function spacedIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
