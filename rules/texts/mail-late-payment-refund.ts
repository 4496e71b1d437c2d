/** The mail about a payment that came too late, or was too little. Not in the documents. */
export const mailLatePaymentRefundTexts = {
  subject: 'Je betaling voor boeking {number} gaat terug',
  title: 'Je betaling gaat terug',
  noRoom: 'Er is geen kamer geboekt.',
  tooLittle:
    'Voor {stay} kwam {received} binnen, en het kost {total}. We houden de kamer niet langer voor je vast.',
  tooLate:
    'Je betaling voor {stay} kwam binnen toen we de kamer niet meer voor je vasthielden, en er was er geen meer vrij.',
  searchAgain: 'Zoek een ander verblijf',
} as const
