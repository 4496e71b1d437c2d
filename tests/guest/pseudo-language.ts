import { texts } from '../../rules/texts/catalogue.ts'
import type { Translation } from '../../rules/texts/translation.ts'

/** Areas that stay Dutch in each language: sign-ups of the municipality. */
const DUTCH = ['projectForm', 'vendorForm']

/** `[[Ｋｉｅｓ {weekday}]]` of `Kies {weekday}`: marked at both ends, its letters of no alphabet of ours. */
export function pseudoText(text: string): string {
  return `[[${text.replaceAll(/\{\w+\}|\p{L}/gu, (found) => (found.startsWith('{') ? found : wide(found)))}]]`
}

/** The same letter, as wide as a Chinese one; an `ｏ` for letters with a sign. */
const wide = (letter: string) =>
  /[a-z]/i.test(letter) ? String.fromCodePoint(letter.codePointAt(0)! + 0xfe_e0) : 'ｏ'

/** A language that nobody speaks: what stands on a page in common letters was not translated. */
export const pseudoTranslation = Object.fromEntries(
  Object.entries(texts)
    .filter(([area]) => !DUTCH.includes(area))
    .map(([area, names]) => [
      area,
      Object.fromEntries(Object.entries(names).map(([name, text]) => [name, pseudoText(text)])),
    ]),
) as unknown as Translation
