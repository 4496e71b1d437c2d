/** The checkout wizard (G §2, §4). Its field errors are in `form-fields.ts`. */
export const checkoutTexts = {
  /** G §2: the three steps. */
  stepGuest: 'Gegevens',
  stepDetails: 'Details',
  stepPayment: 'Betalen',
  /** Reading `order-button`, default: the words themselves oblige to pay. */
  placeBookingObliging: 'Plaats boeking met betalingsverplichting',
  /** G §4; the other value of the reading. */
  placeBooking: 'Plaats boeking',
} as const
