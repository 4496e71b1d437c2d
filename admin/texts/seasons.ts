/** Seizoenen: the extras a night that staff keep (BO §9). */
export const seasonTexts = {
  title: 'Seizoenen',
  explain:
    'Wat een nacht in een seizoen meer kost, per kamer. Een nacht zonder seizoen kost niets extra.',
  list: 'Seizoenen, het laatste eerst',
  add: 'Seizoen toevoegen',
  one: 'Seizoen wijzigen',
  empty: 'Nog geen seizoenen',
  emptyHint: 'Elke nacht kost nu de prijs van de kamer.',
  added: 'Het seizoen is toegevoegd.',
  changed: 'Het seizoen is gewijzigd.',
  removed: 'Het seizoen is verwijderd.',
  remove: 'Seizoen verwijderen',
  firstNight: 'Eerste nacht',
  lastDate: 'Laatste dag',
  days: 'Dagen',
  amount: 'Toeslag per nacht (€)',
  source: 'Waar dit vandaan komt',
  open: 'Wijzig seizoen: %{days}',
} as const
