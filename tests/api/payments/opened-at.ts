import {
  type PaymentProvider,
  type PaymentOrder,
  openingRequest,
} from '../../../api/payments/payment-provider.ts'

/** Has a provider open a payment, as the house does. */
export const openedAt = (provider: PaymentProvider, order: PaymentOrder) =>
  provider.create(order.attemptId, openingRequest(order))
