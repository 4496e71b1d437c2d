import { bookingTexts as literal } from '../../rules/texts/booking.ts'

/** A stay that is moved on the agenda (BO §2 "Wijzig datum/type", §4). */
export const stayMoveTexts = {
  title: 'Verplaats %{name}',
  loading: 'De nieuwe prijs wordt opgezocht…',
  failed: 'Wat dit kost, is niet opgezocht. Niets is gewijzigd.',
  what: 'Wat',
  before: 'Oud',
  after: 'Nieuw',
  room: 'Kamer',
  dates: 'Datums',
  nights: 'Nachten',
  total: 'Totaal',
  lines: 'De nieuwe prijs per regel',
  settlement: {
    due: literal.paymentDue,
    back: literal.refundDue,
    none: 'Niets te betalen',
  },
  samePrice: 'De prijs blijft gelijk.',
  online: 'Het gaat vanzelf terug via de betaaldienst, meestal binnen 3 werkdagen.',
  byHand: 'U stort het zelf terug en legt dat vast bij de boeking.',
  mailed: 'De klant krijgt een mail.',
  nearest: 'Past wel:',
  moves: 'Past na 1 verplaatsing |||| Past na %{smart_count} verplaatsingen',
  movesHint: 'De gasten merken er niets van: hetzelfde kamertype.',
  reason: 'Toch doorvoeren, want',
  confirm: 'Wijziging doorvoeren',
  close: 'Sluiten',
  done: literal.stayChanged,
  undo: 'Ongedaan maken',
  undone: 'Ongedaan gemaakt',
} as const
