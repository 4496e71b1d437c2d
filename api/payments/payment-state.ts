/** Mollie's states, and `created`: not yet opened at the provider. */
export type PaymentState =
  | 'created'
  | 'open'
  | 'pending'
  | 'authorized'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'expired'
