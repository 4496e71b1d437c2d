/**
 * A price line by line, on pages, in mails and on bills: what a line is for, and how it came about.
 */
export const priceTexts = {
  nights_one: '1 nacht',
  nights: '{n} nachten',
  persons_one: '1 persoon',
  persons: '{n} personen',
  days_one: '1 dag',
  days: '{n} dagen',
  timesDays: '{n} × {days}',
  pieces: '{n} stuks',
  /** What was chosen, and how much of it. */
  counted: '{name}, {count}',

  total: 'Totaal',
  withVat: 'inclusief btw',
  season: 'Seizoenstoeslag',
  extraPersons: 'Toeslag voor {persons}',
  cleaning: 'Schoonmaak',
  touristTax: 'Toeristenbelasting',
  breakfast: 'Ontbijt',
  delivery: 'Bezorgkosten',
  extra: 'Extra',
  carriedOver: 'Verrekening',
  carriedOverTax: 'Verrekening toeristenbelasting',
  cancellationFee: 'Annuleringskosten',
  adjustment: 'Verrekening',

  perNight: '{amount} per nacht',
  nightsTimes: '{nights} × {amount}',
  /** Where the nights differ: what some cost, and then what the others do. */
  andOthers: '{some}, {others}',
  fewerPersons: '{explanation}, want de vaste prijs geldt voor {n} personen',
  taxTimes: '{persons} × {nights} × {amount}',
  boxesTimes: '{n} × {amount}',
  once: 'eenmalig',
  sincePrice: 'verschil met de prijs waarvoor is geboekt',
  sinceTax: 'verschil met de belasting waarvoor is geboekt',
} as const
