import type { ReadingArea } from '../reading-entry.ts'

export const paymentFormsAccessReadings = {
  title: 'Payment, forms, access',
  entries: [
    {
      id: 'payment.proof',
      kind: 'fixed',
      values: {
        provider: 'the provider’s own status',
        'thank-you-page': 'reaching the thank-you page',
      },
      source: 'BO §4; G §4',
      reason: 'the documents trust the thank-you page: anyone could mark a booking paid',
    },
    {
      id: 'cancellation.again',
      kind: 'fixed',
      values: {
        derived: 'cancelling twice does nothing; the suffix (Geannuleerd) is derived, not stored',
        stored: 'each cancellation adds the suffix and lowers the occupancy',
      },
      source: 'BO §4',
      reason: 'a second cancellation would free a night that another guest holds',
    },
    {
      id: 'cancellation.mail',
      kind: 'fixed',
      values: {
        straight: 'name in name, e-mail in e-mail',
        swapped: 'the e-mail in name and the name in e-mail',
      },
      source: 'BO §7',
      reason: 'the swap is a defect',
    },
    {
      id: 'order-button',
      kind: 'set',
      values: {
        obligation:
          '“Plaats boeking met betalingsverplichting”; breakfast “Verzend bestelling! (met betalingsverplichting)”',
        literal: '“Plaats boeking”; breakfast “Verzend bestelling!”',
      },
      source: 'BO §2; G §2, §4',
      reason: 'EU law looks at the words on the button',
    },
    {
      id: 'checkout.fields',
      kind: 'set',
      values: { short: 'name, e-mail, phone, city', 'full-address': 'address and postcode too' },
      source: 'G §5',
      reason: 'G §5 says both; the night register needs the residence, no more',
    },
    {
      id: 'forms.first-error',
      kind: 'fixed',
      values: {
        'last-failing':
          'the last failing check of the list is the one message; every failing field is marked too',
        'first-failing': 'the first failing check is the message',
      },
      source: 'G §5',
      reason: 'G §5 says so',
    },
    {
      id: 'forms.postcode',
      kind: 'set',
      values: {
        'nl-only': 'the Dutch pattern and KVK are asked of nl only',
        always: 'they are asked of every country',
      },
      source: 'G §3, §5',
      reason: 'be and de are offered, yet would always be refused',
    },
    {
      id: 'forms.names',
      kind: 'set',
      values: {
        accented: 'letters with space, hyphen, apostrophe and accents',
        'letters-only': 'letters a to z only',
      },
      source: 'G §5',
      reason: '“van den Berg”, “O’Neill”',
    },
    {
      id: 'forms.category-error',
      kind: 'set',
      values: {
        literal: 'the literal food/non-food wording',
        category: '“Controlleer de categorie.”',
      },
      source: 'G §5',
      reason: 'the texts of the documents are literal; staff can choose the clearer one',
    },
    {
      id: 'login.errors',
      kind: 'set',
      values: {
        'four-messages': 'the four messages of BO §5',
        'one-for-all': 'one message for all',
      },
      source: 'BO §5',
      reason: 'the four tell which addresses exist; attempts are throttled either way',
    },
    {
      id: 'waiting',
      kind: 'fixed',
      values: {
        none: 'no artificial delays; a real wait shows a skeleton',
        timers: 'delays of 1, 3 or 5 s',
      },
      source: 'BO §9; G §9',
      reason: 'the times of G §9 stood for slow reads',
    },
    {
      id: 'failures',
      kind: 'fixed',
      values: {
        shown: 'every failed read or write is shown and can be repeated',
        logged: 'failures are only logged',
      },
      source: 'BO §7, §8; G §7, §8',
      reason: 'the documents only log, and a guest would wait for nothing',
    },
  ],
} as const satisfies ReadingArea
