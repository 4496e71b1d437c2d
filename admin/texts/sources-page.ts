/** Bronnen: what is kept of each source of bookings (BO §3, §4, §9). */
export const sourcesPageTexts = {
  title: 'Bronnen',
  card: 'Waar boekingen vandaan komen',
  explain:
    'Vooraf betaald: de bron int het geld, dus een boeking die u invoert telt als betaald. Dat en de mails gelden voor boekingen van nu af. Bij annuleren kiest u het elke keer nog.',
  colour: 'Kleur in de agenda',
  prepaid: 'Vooraf betaald',
  mails: 'Mails aan de gast',
  mailsAll: 'Alle mails',
  mailsCancellation: 'Alleen bij annuleren',
  mailsNone: 'Geen mails',
  own: 'Of er al betaald is, kiest u bij elke boeking. De gast krijgt altijd alle mails.',
  yes: 'ja',
  no: 'nee',
  saved: 'De bronnen zijn gewijzigd.',
  readings: 'Vooraf betaald en de mails staan ook bij Keuzes. Daar kunt u ze eerst proberen.',
  onReadings: 'Naar Keuzes',
} as const
