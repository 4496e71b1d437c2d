/** The mail that asks to pay for a room that is held, or for a bill. Not in the documents. */
export const mailPaymentRequestTexts = {
  subject: 'Je boeking {number}: nog te betalen',
  title: 'We houden de kamer voor je vast',
  billTitle: 'Er staat nog een bedrag open',
  bill: 'Bedankt voor je verblijf. Van je boeking staat nog {amount} open. Je kunt het hieronder betalen.',
  held: 'Bedankt voor je boeking. We houden de kamer voor je vast. Met je betaling staat je boeking vast.',
  heldUntil:
    'Bedankt voor je boeking. We houden de kamer voor je vast tot {until}. Met je betaling staat je boeking vast.',
} as const
