import { texts } from '../../rules/texts/catalogue.ts'
import { type InLanguage, dayInWords } from '../../rules/texts/in-language.ts'
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

/** The names of days and months, which come from the language itself, of words in common letters. */
export function namesOfDays(words: InLanguage): string[] {
  const names = Array.from({ length: 366 }, (_, day) => day).flatMap((day) =>
    (['weekday', 'shortWeekday', 'month'] as const).flatMap(
      (style) => dayInWords(words, style, day).match(/[A-Za-z]+/g) ?? [],
    ),
  )
  return [...new Set(names)]
}

/**
 * What the house and its guests typed, the longest first: every text in `known` but our own words.
 *
 * @param piecesOf what a text may be found by
 */
export function typedIn(known: unknown, piecesOf: (text: string) => string[]): string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string') piecesOf(value).forEach((piece) => found.add(piece))
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value))
        // The catalogue is ours; `words` that are a text are typed.
        if (key !== 'words' || typeof one === 'string') visit(one)
  }
  visit(known)
  return [...found]
    .filter((piece) => /\p{L}/u.test(piece) && !piece.includes('[['))
    .toSorted((a, b) => b.length - a.length)
}
