import type { EntryKind, PaymentMethod } from '../folios/folio-entry.ts'
import type { SoldItem } from '../../rules/quotes/sold-line.ts'

/** A column that is not among them is a programmer's error: the table says each. */
export const itemWords: Record<SoldItem, string> = {
  'room-night': 'kamernacht',
  season: 'seizoenstoeslag',
  'family-night': 'familiekamer, nacht',
  'extra-persons': 'extra personen',
  cleaning: 'schoonmaak',
  'tourist-tax': 'toeristenbelasting',
  breakfast: 'ontbijt',
  delivery: 'bezorging',
  extra: 'extra',
  'carried-over': 'verrekening',
  'carried-over-tax': 'verrekening toeristenbelasting',
  'cancellation-fee': 'annuleringskosten',
  adjustment: 'correctie',
}

/** What a folio was opened for. */
export const orderWords: Record<string, string> = {
  booking: 'boeking',
  'breakfast-order': 'ontbijtbestelling',
  sale: 'kassa',
  'test-payment': 'testbetaling',
}

export const entryWords: Record<Exclude<EntryKind, 'sold' | 'changed'>, string> = {
  received: 'ontvangen',
  refunded: 'terugbetaald',
  'written-off': 'afgeboekt',
}

export const methodWords: Record<PaymentMethod, string> = {
  ideal: 'iDEAL',
  card: 'creditcard',
  cash: 'contant',
  pin: 'pin',
  bank: 'bank',
  channel: 'boekingssite',
}
