import { wordsInForce } from './words.ts'

/** 'Test betaling' (BO §2 Dashboard), step by step. */
export const testPaymentTexts = {
  get button() {
    return wordsInForce().shell.testPayment
  },
  dashboard: 'Dashboard',
  of: '%{number}, door %{by}',
  hint: 'Een echte betaling van één cent, buiten de omzet. Zodra die binnen is, gaat hij terug.',
  loading: 'De testbetaling wordt geladen',
  loadFailed: 'De testbetaling is niet geladen.',
  steps: {
    made: 'Aangemaakt',
    'at-provider': 'Klaargezet bij de betaalprovider',
    paid: 'Betaald',
    refunded: 'Terugbetaald',
  },
  states: {
    done: 'gelukt',
    busy: 'bezig',
    payable: 'wacht op uw betaling',
    waiting: 'volgt',
    dropped: 'vervalt',
    failed: 'niet gelukt',
  },
  pay: 'Betaal één cent',
  works: 'Betalen werkt: de cent kwam binnen en ging terug.',
  said: 'De betaalprovider zei: %{words}',
  failures: {
    unreachable: 'De betaalprovider is niet bereikbaar.',
    refused: 'De betaalprovider weigerde de betaling.',
    failed: 'De betaling is mislukt.',
    canceled: 'De betaling is geannuleerd.',
    expired: 'De betaling is verlopen.',
    'refund-refused': 'De betaling kwam binnen, maar de terugbetaling is niet gelukt.',
  },
} as const
