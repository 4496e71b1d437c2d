import type { QuoteItem } from '../../rules/quotes/quote.ts'

/** What a kind of line is called where it stands for many stays. */
export const itemWords: Record<QuoteItem, string> = {
  'room-night': 'Kamerprijs',
  'family-night': 'Vaste prijs van de familiekamer',
  season: 'Seizoenstoeslag',
  'extra-persons': 'Toeslag voor personen',
  cleaning: 'Schoonmaak',
  'tourist-tax': 'Toeristenbelasting',
  breakfast: 'Ontbijt',
  delivery: 'Bezorgkosten',
  extra: 'Extra’s en korting',
  'carried-over': 'Verrekening',
  'carried-over-tax': 'Verrekening toeristenbelasting',
}
