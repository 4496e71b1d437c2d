import { wordsInForce } from './words.ts'

/** /archief: stays that are over and bookings that were called off. */
export const archiveTexts = {
  get title() {
    return wordsInForce().shell.archive
  },
  list: 'Boekingen die voorbij zijn',
  search: 'Zoek op naam, nummer, telefoon of plaats',
  state: 'Toon',
  states: {
    all: 'Alles',
    confirmed: 'Geweest',
    cancelled: 'Geannuleerd',
    expired: 'Verlopen',
  },
  year: 'Jaar',
  everyYear: 'Alle jaren',
  stay: 'Verblijf',
  guest: 'Gast',
  room: 'Kamer',
  noRoom: 'geen kamer',
  source: 'Bron',
  total: 'Totaal',
  how: 'Status',
  open: 'Open boeking %{number} van %{name}',
  loading: 'Het archief wordt geladen',
  failed: 'Het archief is niet geladen. Niets is gewijzigd.',
  empty: 'Hier staat nog niets',
  emptyHint: 'Een boeking komt hier zodra de gasten zijn vertrokken of als ze is geannuleerd.',
  none: 'Niets gevonden',
  noneHint: 'Kies een ander jaar of andere woorden.',
} as const
