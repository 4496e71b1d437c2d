import type { Blanks, TextWith } from './fill-text.ts'

/**
 * Texts that staff corrected, by id (`stay.occupied`): data from the settings, only what differs
 * from the documents.
 */
export type TextCorrections = Readonly<Record<string, string>>

/** Areas of the catalogue with what staff corrected: the same names, any text with the same blanks. */
export type WordsOf<Areas> = {
  readonly [Area in keyof Areas]: {
    readonly [Name in keyof Areas[Area]]: TextWith<Blanks<Areas[Area][Name] & string>>
  }
}

/**
 * Some areas, translated and with their corrections; corrections of others are left out. A language
 * may have more forms of a counted text than the areas have.
 */
export function correct<Areas extends Record<string, Record<string, string>>>(
  areas: Areas,
  corrections: TextCorrections,
  translation: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
): WordsOf<Areas> {
  const corrected = Object.entries(areas).map(([area, literal]) => [
    area,
    Object.fromEntries(
      Object.entries({ ...literal, ...translation[area] }).map(([name, text]) => [
        name,
        corrections[`${area}.${name}`] ?? text,
      ]),
    ),
  ])
  return Object.fromEntries(corrected) as WordsOf<Areas>
}
