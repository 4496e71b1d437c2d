/**
 * The prices of a breakfast box and of its delivery, in cents, VAT included, and where that costs
 * nothing. The first two are the product's own (BO §3).
 */
export interface BreakfastPrices {
  /** A box for one adult. */
  boxCents: number
  /** Delivery of one order, outside the home village. */
  deliveryCents: number
  /** A box for one child. */
  kidsBoxCents: number
  /** Where delivery is free of charge; empty: nowhere. */
  homeVillage: string
}
