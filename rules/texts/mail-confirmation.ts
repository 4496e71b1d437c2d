/** The confirmation of a booking (BO §4, §7 name it without words). Not in the documents. */
export const mailConfirmationTexts = {
  subject: 'Je boeking {number}: {stay}',
  title: 'Je kamer staat vast',
  thanks: 'Bedankt voor je boeking.',
  thanksReceived: 'Bedankt, we hebben {amount} van je ontvangen.',
  lookForward: 'We kijken uit naar je komst.',
  calendar: 'In de bijlage vind je een afspraak voor je agenda.',
} as const
