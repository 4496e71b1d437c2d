/** Bronnen: where bookings come from, as staff keep it (BO §3, §4, §9). */
export const sourcesPageTexts = {
  title: 'Bronnen',
  explain:
    'Waar boekingen vandaan komen. Vooraf betaald, de mails en de toeristenbelasting gelden voor boekingen van nu af; bij annuleren kiest u de mail elke keer nog.',
  list: 'Bronnen',
  add: 'Bron toevoegen',
  one: 'Bron wijzigen',
  open: 'Wijzig bron: %{name}',
  empty: 'Nog geen bronnen',
  emptyHint: 'Voeg toe waar uw boekingen vandaan komen.',
  added: 'De bron is toegevoegd.',
  changed: 'De bron is gewijzigd.',
  removed: 'De bron is verwijderd.',
  remove: 'Bron verwijderen',
  name: 'Naam',
  colour: 'Kleur in de agenda',
  colourHint: 'Een # met zes tekens, zoals #2E7D32.',
  prepaid: 'Vooraf betaald',
  prepaidHint: 'De bron int het geld: een boeking die u invoert telt als betaald.',
  mails: 'Mails aan de gast',
  mailsAll: 'Alle mails',
  mailsCancellation: 'Alleen bij annuleren',
  mailsNone: 'Geen mails',
  touristTax: 'Toeristenbelasting',
  taxes: {
    desk: 'Gast betaalt bij ons',
    price: 'In de prijs van de bron',
    channel: 'Bron draagt zelf af',
  },
  taxHints: {
    desk: 'De gast betaalt haar bij ons, ook als de bron de rest al int. Wij dragen af.',
    price: 'De bron int haar met de prijs en betaalt ons. Wij vragen de gast niets, en dragen af.',
    channel:
      'De bron betaalt haar aan de gemeente. Wij rekenen niets en dragen niet af; de nachten staan in het nachtregister, en apart in de aangifte.',
  },
  active: 'In gebruik',
  activeHint:
    'Uit: niet meer te kiezen bij een nieuwe boeking. Boekingen die er zijn, houden haar.',
  own: 'Of er al betaald is, kiest u bij elke boeking. De gast krijgt altijd alle mails.',
  asked: 'per boeking',
  yes: 'ja',
  no: 'nee',
} as const
