/** The map of keys, and the switch that turns single ones off. */
export const keyboardTexts = {
  title: 'Sneltoetsen',
  today: 'Naar vandaag',
  earlier: 'Vorige',
  later: 'Volgende',
  day: 'dag',
  week: 'Week',
  month: 'Maand',
  newBooking: 'Boeking toevoegen',
  todayPanel: 'Gasten van vandaag tonen of sluiten',
  blocks: 'Van blok naar blok, in het rooster',
  pin: 'Boeking vastzetten in de kamer, of losmaken',
  move: 'Verblijf verplaatsen: pijltjes, Shift voor de lengte, Enter',
  open: 'Boeking openen, in het rooster',
  goTo: 'Naar %{screen}',
  search: 'Zoeken',
  help: 'Deze kaart',
  escape: 'Sluiten',
  switch: 'Sneltoetsen van één letter',
  switchHint:
    'Zet dit uit als u met spraak of een ander hulpmiddel bedient. Geldt voor deze browser.',
} as const
