import { oldForms } from '../legacy-calls/old-site.ts'
import type { Recipe } from './hands.ts'

/** Pays a booking of this house by its id. */
const payStay: Recipe = async ({ held }) => {
  const { id } = await held()
  return { body: { bookingId: id, totalPrice: 220, betaalmethode: 'ideal' } }
}

/** Has the mails of a booking of this house go again. */
const mailOf =
  (field: string): Recipe =>
  async ({ paid }) => ({ body: { [field]: (await paid()).id, emailClient: 'iemand@example.com' } })

/** The calls of the pages of the old site. */
export const oldSiteRecipes: Record<string, Recipe> = {
  'OldForms.contact': () => ({ body: oldForms.contact }),
  'OldForms.signUp': () => ({ body: oldForms.vendor }),
  'OldForms.signUpProject': () => ({ body: oldForms.project }),
  'OldMails.confirmBooking': mailOf('id'),
  'OldMails.tryConfirmation': mailOf('id'),
  'OldMails.confirmFamily': mailOf('id'),
  'OldMails.confirmAgain': mailOf('orderId'),
  'OldMails.confirmOrder': async ({ paidOrder }) => ({ body: { id: (await paidOrder()).id } }),
  'OldMails.tellCancellation': () => ({ body: { name: 'anna@example.com', email: 'Anna' } }),
  'OldPayments.payBreakfast': async ({ order }) => ({
    body: { orderId: (await order()).id, totalPrice: '38.80' },
  }),
  'OldPayments.payManualBooking': payStay,
  'OldPayments.payFamily': payStay,
  'OldPayments.payStay': payStay,
  'OldPayments.tryPayment': () => ({ body: { price: 1, description: 'Test' } }),
}
