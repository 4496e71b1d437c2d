/** What is said of an extra, and why it cannot be taken with a stay. */
export const extraTexts = {
  perPiece: '{amount}',
  perDay: '{amount} per dag',
  perPerson: '{amount} per persoon',
  perStay: '{amount} per verblijf',

  deposit: 'Voor een fiets; die gaat terug bij het inleveren.',
  fromPersons: 'Vanaf {n} personen.',
  fromNights: 'Bij een verblijf van {n} nachten of meer.',
  byItself: 'Dat gaat er vanzelf af.',
  /** Two of these sentences, one after the other. */
  andThen: '{first} {next}',

  unknown: 'Deze extra is er niet.',
  twice: '{name} staat er twee keer.',
  count: 'Kies een aantal van 1 tot en met {most}.',
  left_one: 'Er is er nog maar 1.',
  left: 'Er zijn er nog maar {n}.',
} as const
