/**
 * The timeline of whatever has a life of its own: words for the kinds of its events and for what is
 * known of them. A kind without a word shows its own name.
 */
export const timelineTexts = {
  title: 'Verloop',
  loading: 'Het verloop wordt geladen',
  failed: 'Het verloop is niet geladen. Niets is gewijzigd.',
  now: 'Nu · %{moment}',
  uncertain: 'onzeker',
  today: 'vandaag %{time}',
  steps: {
    held: 'Kamer vastgehouden',
    'payment-opened': 'Betaling geopend',
    'payment-failed': 'Betaling mislukt',
    paid: 'Betaald',
    confirmed: 'Boeking definitief',
    expired: 'Verlopen, kamer weer vrij',
    cancelled: 'Geannuleerd',
    refunded: 'Terugbetaald',
    'refund-refused': 'Terugbetaling geweigerd',
    'charged-back': 'Teruggehaald door de bank',
    'receipt-taken-back': 'Toch niet ontvangen',
    mail: 'Mail',
    arrival: 'Aankomst',
    departure: 'Vertrek',
    'room-moved': 'Naar een andere kamer',
    changed: 'Gewijzigd',
  },
  moved: 'kamer %{from} → %{to}',
  by: 'door %{name}',
  byWhom: {
    guest: 'door de gast',
    channel: 'door het kanaal',
    staff: 'door een medewerker',
  },
  methods: {
    ideal: 'iDEAL',
    card: 'kaart',
    cash: 'contant',
    pin: 'pin',
    bank: 'overboeking',
    channel: 'via het kanaal',
  },
  reasons: {
    'given-away': 'nog niet betaald, de kamer ging naar een andere gast',
    'after-hold': 'na afloop van de optie',
    'room-gone': 'te laat, de kamer is niet meer vrij; het bedrag gaat terug',
    part: 'een deel van het bedrag',
    'too-little': 'te weinig; het bedrag gaat terug',
    'paid-twice': 'dubbel betaald; het bedrag gaat terug',
    'after-cancellation': 'na annulering betaald; het bedrag gaat terug',
    'by-hand': 'met de hand',
    'at-provider': 'bij de betaaldienst',
    'pay-by-hand': 'de betaaldienst weigerde het; betaal het met de hand terug',
    refused: 'geweigerd door de betaaldienst',
  },
  /** What is still to come reads otherwise. */
  planned: {
    expired: 'Verloopt zonder betaling',
  },
  /** A payment that failed, by why. */
  failures: {
    canceled: 'Betaling afgebroken',
    expired: 'Betaling verlopen',
  },
  mail: {
    planned: '%{mail}',
    queued: '%{mail} wacht op verzending',
    sending: '%{mail} wordt verzonden',
    sent: '%{mail} verzonden',
    uncertain: '%{mail}',
    failed: '%{mail} niet verzonden',
    kept: '%{mail} niet verzonden, geen mailserver',
    withdrawn: '%{mail} vervallen, niet verzonden',
  },
} as const
