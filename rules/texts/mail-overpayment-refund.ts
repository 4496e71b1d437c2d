/** The mail about money that was not owed. Not in the documents. */
export const mailOverpaymentRefundTexts = {
  subject: 'Je krijgt geld terug voor boeking {number}',
  title: 'Je krijgt geld terug',
  tooLate: 'Er is geen kamer geboekt. Ook een andere betaling van je kwam te laat binnen.',
  afterCancellation: 'We kregen een betaling na je annulering.',
  tooMuch: 'Je hebt meer betaald dan je verblijf kost.',
  stands: 'Aan je boeking verandert niets: je kamer staat vast voor {stay}.',
} as const
