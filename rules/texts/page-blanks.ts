/** What a text of an information page can ask of the property, between braces: `{telefoon}`. */
export const pageFactNames = [
  'naam',
  'adres',
  'telefoon',
  'e-mail',
  'inchecktijden',
  'uitchecktijd',
  'ontbijttijden',
] as const
export type PageFactName = (typeof pageFactNames)[number]

/** The parts that it can ask for, by a line of its own such as `{extras}`. */
export const pagePartsInText = ['extras', 'annulering', 'bedrijfsgegevens', 'aankomst'] as const
