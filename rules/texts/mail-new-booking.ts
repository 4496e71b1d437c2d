/** The mail to the property about a new booking. Not in the documents. */
export const mailNewBookingTexts = {
  subject: 'Nieuwe boeking {number}: {stay}',
  title: 'Nieuwe boeking van {guest}',
  toPay: 'Nog te betalen: {amount}.',
  paid: 'De boeking is betaald.',
  see: 'Bekijk de boeking',
} as const
