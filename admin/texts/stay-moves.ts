import { wordsInForce } from './words.ts'

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
    get due() {
      return wordsInForce().booking.paymentDue
    },
    get back() {
      return wordsInForce().booking.refundDue
    },
    none: 'Niets te betalen',
  },
  samePrice: 'De prijs blijft gelijk.',
  online: 'Het gaat vanzelf terug via de betaaldienst, meestal binnen 3 werkdagen.',
  byHand: 'U stort het zelf terug en legt dat vast bij de boeking.',
  bothWays:
    '%{online} gaat vanzelf terug via de betaaldienst; %{byHand} stort u zelf terug en legt u vast bij de boeking.',
  mailed: 'De klant krijgt een mail.',
  mailedWithLink: 'De klant krijgt een mail met een betaallink.',
  costsMore: 'Door deze wijziging %{amount} erbij.',
  costsLess: 'Door deze wijziging %{amount} eraf.',
  nearest: 'Past wel:',
  otherRoom: 'in een andere kamer',
  moves: 'Past na 1 verplaatsing |||| Past na %{smart_count} verplaatsingen',
  movesHint: 'De gasten merken er niets van: hetzelfde kamertype.',
  reason: 'Toch doorvoeren, want',
  get confirm() {
    return wordsInForce().booking.carryOutChange
  },
  close: 'Sluiten',
  get done() {
    return wordsInForce().booking.stayChanged
  },
  undo: 'Ongedaan maken',
  undone: 'Ongedaan gemaakt',
  undoneTooLate:
    'Te laat om ongedaan te maken: de klant krijgt al bericht. Wijzig het verblijf opnieuw.',
  notUndone: 'Niet ongedaan gemaakt: de boeking is intussen gewijzigd. Bekijk haar eerst.',
} as const
