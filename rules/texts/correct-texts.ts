/**
 * Texts that staff corrected, by id (`stay.occupied`): data from the settings, only what differs
 * from the documents.
 */
export type TextCorrections = Readonly<Record<string, string>>

/** An area with its corrections laid over it: same keys, any text. */
export type CorrectedTexts<Area> = { readonly [Name in keyof Area]: string }

/**
 * Lays the corrections of one area over its literal texts. A page does this with the areas it
 * imported, so a correction never pulls in the rest of the catalogue: `correctTexts('stay',
 * stayTexts, { 'stay.occupied': 'Deze dag is bezet.' }).occupied`.
 */
export function correctTexts<Area extends Record<string, string>>(
  area: string,
  literal: Area,
  corrections: TextCorrections,
): CorrectedTexts<Area> {
  return Object.fromEntries(
    Object.entries(literal).map(([name, text]) => [name, corrections[`${area}.${name}`] ?? text]),
  ) as CorrectedTexts<Area>
}
