/** The search of the app bar. */
export const searchTexts = {
  label: 'Zoek gast, boeking of kamer',
  none: 'Niets gevonden',
  more: 'Er is meer gevonden. Typ verder om minder te vinden.',
  kinds: {
    room: 'Kamers',
    booking: 'Boekingen',
    customer: 'Klanten',
    order: 'Ontbijt',
    invoice: 'Facturen',
    sale: 'Bonnen',
    message: 'Berichten',
  },
  forms: {
    contact: 'Bericht',
    business: 'Zakelijke aanvraag',
    vendor: 'Marktinschrijving',
    project: 'Projectaanvraag',
  },
  room: 'Kamer %{number}',
  notSold: 'niet te boeken',
  cancelled: 'geannuleerd',
  expired: 'verlopen',
  takenBack: 'teruggedraaid',
  failed: 'Zoeken is niet gelukt',
  searching: 'Zoeken…',
} as const
