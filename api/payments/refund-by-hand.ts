/**
 * What the provider refused to pay back and staff have not yet noted as paid back by hand: 0 and
 * none where nothing is. As the screen showed it, it is the body of `POST
 * /api/back-office/bookings/:id/refunded-by-hand`.
 */
export interface RefundByHand {
  cents: number
  paymentIds: string[]
}
