/** The mail about a payment for breakfast that was not owed. Not in the documents. */
export const mailBreakfastPaymentReturnedTexts = {
  subject: 'Je betaling voor ontbijtbestelling {number} gaat terug',
  title: 'Je krijgt geld terug',
  afterCancellation:
    'Je betaling kwam binnen toen je bestelling al was geannuleerd. Op {day} komt er geen ontbijt.',
  tooMuch: 'Je hebt meer betaald dan je ontbijt kost. Aan je bestelling van {day} verandert niets.',
} as const
