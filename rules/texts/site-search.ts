/** Searching on the guest site. */
export const siteSearchTexts = {
  /** The page of the results. */
  description:
    'Kies je aankomst, je vertrek en het aantal gasten, en zie welke kamers vrij zijn en wat je verblijf kost.',
  searchRoom: 'Zoek een kamer',
  chooseDates: 'Kies je datums, dan zie je meteen wat er vrij is en wat het in totaal kost.',
  searchedFor: 'Van {stay} voor {guests}.',
  /** The form. */
  form: 'Kamer zoeken',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  chooseDay: 'Kies een dag',
  guests: 'Gasten',
  toFamilyRoom: 'Met 4 tot 6 personen: de familiekamer',
  /** The calendar of the form. */
  chooseArrival: 'Kies je aankomst',
  chooseDeparture: 'Aankomst {day}, kies je vertrek',
  closeCalendar: 'Kalender sluiten',
  keys: 'Met de pijltjestoetsen ga je van dag naar dag, met Enter kies je.',
  /** The rooms that are free, and what the stay costs in each. */
  results: 'Resultaten',
  freeRooms: 'de vrije kamers',
  searching: 'We zoeken kamers voor je…',
  free_one: '1 kamer is vrij voor {nights}.',
  free: '{n} kamers zijn vrij voor {nights}.',
  oneNightFor: '{persons}, met alle verplichte kosten',
  nightsFor: '{price} per nacht, {persons}, met alle verplichte kosten',
  averageFor: 'gemiddeld {price} per nacht, {persons}, met alle verplichte kosten',
  /** Where no room is free. */
  searchedInVain: 'Je zocht van {stay} voor {guests}.',
  nearestBelow: 'Hieronder staan de verblijven die het dichtst bij je datums liggen.',
  nearest: 'Dit kan wel',
  /** For more guests than a room takes. */
  inFamilyRoom: 'Met {persons} slapen jullie samen in de familiekamer.',
  inMoreRooms:
    'Met {persons} passen jullie niet samen in een kamer. Zoek meer kamers, of bel ons even.',
} as const
