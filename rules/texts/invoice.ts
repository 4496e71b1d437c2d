/**
 * Invoices and receipts (BO §2, §3): why one cannot be made, what its form asks, and what its lines
 * are for. Own words.
 */
export const invoiceTexts = {
  nameMissing: 'Vul de naam in voor op de factuur.',
  vatId: 'Een btw-id begint met de letters van het land, zoals NL001234567B01.',
  letters: 'Schrijf dit met gewone letters: dit teken kan niet op de factuur.',
  sellerMissing: 'Er kan nog geen factuur worden gemaakt. Vul eerst in bij Instellingen: {what}.',
  sellerName: 'de naam',
  sellerAddress: 'het adres',
  sellerPostcode: 'de postcode',
  sellerCity: 'de plaats',
  sellerKvk: 'het KVK-nummer',
  sellerVatId: 'het btw-id',
  nothing: 'Op deze rekening staat niets om te factureren.',
  belowNothing: 'Op deze rekening staat minder dan nul. Daarvan wordt geen factuur gemaakt.',
  nothingLeft: 'Op deze rekening staat niets meer. Crediteer factuur {number}.',
  outdated:
    'Er staat nu iets anders op de rekening of in het adres dan op factuur {number}. Zal er een creditnota komen en een nieuwe factuur?',
  guestOutdated: 'Er is al een factuur gemaakt. Moet er iets anders op staan? Bel of mail ons dan.',
  isCreditNote: 'Een creditnota wordt niet zelf gecrediteerd. Maak een nieuwe factuur.',

  /** What a line is for. An invoice that is issued keeps the words of its day. */
  roomNight: 'Overnachting',
  season: 'Seizoenstoeslag',
  familyNight: 'Overnachting familiekamer',
  extraPersons: 'Toeslag personen',
  cleaning: 'Schoonmaak',
  touristTax: 'Toeristenbelasting',
  breakfast: 'Ontbijt',
  delivery: 'Bezorgkosten',
  extra: 'Extra',
  carriedOver: 'Verrekening eerder verkochte prijs',
  carriedOverTax: 'Verrekening toeristenbelasting',
  cancellationFee: 'Annuleringskosten',
  adjustment: 'Verrekening',
  lineOfNight: '{what} {day}',
} as const
