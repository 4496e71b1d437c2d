import type { Recipe } from './recipes.ts'

/** Pays a booking of this house by its id. */
const payStay: Recipe = async ({ held }) => {
  const { id } = await held()
  return { body: { bookingId: id, totalPrice: 220, betaalmethode: 'ideal' } }
}

/** The calls of the pages of the old site. */
export const oldSiteRecipes: Record<string, Recipe> = {
  'OldPayments.payBreakfast': async ({ order }) => ({
    body: { orderId: (await order()).id, totalPrice: '38.80' },
  }),
  'OldPayments.payManualBooking': payStay,
  'OldPayments.payFamily': payStay,
  'OldPayments.payStay': payStay,
  'OldPayments.tryPayment': () => ({ body: { price: 1, description: 'Test' } }),
}
