/**
 * The prices of a breakfast box and of its delivery, in cents, VAT included. The first two are the
 * product's own (BO §3).
 */
export interface BreakfastPrices {
  /** A box for one adult. */
  boxCents: number
  /** Delivery of one order, outside the home village. */
  deliveryCents: number
  /** A box for one child. */
  kidsBoxCents: number
}

/** What the house starts with (BO §9, G §9); staff add a row when the prices change. */
export const breakfastPrices: BreakfastPrices = {
  boxCents: 1395,
  deliveryCents: 395,
  kidsBoxCents: 695,
}
