/** The cash desk (BO §2, §4). */
export const cashDeskTexts = {
  /** BO §2. */
  payCash: 'Contact betalen',
  /** BO §2. */
  payByCard: 'Betalen met pin',
  /** BO §2, §4. */
  settle: 'Transactie voldoen',
  /** BO §2. */
  succeeded: 'Is de transactie gelukt?',
  yes: 'Ja',
  no: 'Nee',
  /** Not in the documents: what the desk refuses. */
  tooLittle: 'Er is te weinig ontvangen.',
  invalidAmount: 'Vul een geldig bedrag in.',
  nothingSold: 'Er staat nog niets op de bon.',
  invalidDiscount: 'De korting is hoger dan de prijs.',
  notNow: 'Dit kan nu niet. Begin opnieuw bij de kassa.',
  /** Not in the documents: the line of the reading `cash.rounding`. */
  rounding: 'Afronding op 5 cent',
  /** Not in the documents: the line of a discount, before its reason. */
  discount: 'Korting',
} as const
