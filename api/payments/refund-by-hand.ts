/**
 * What staff have to pay back themselves: what the provider refused to, and what came by another
 * way than the provider. 0 and none where nothing is. As the screen showed it, it is part of the
 * body of `POST /api/back-office/bookings/:id/acts/refunded-by-hand`.
 */
export interface RefundByHand {
  cents: number
  /** The refunds that the provider refused. */
  refundIds: string[]
}
