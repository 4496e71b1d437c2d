import { eachOf } from '../requests/each-of.ts'
import type { PaymentState } from './payment-state.ts'

export const paymentStateShape = eachOf<PaymentState>({
  created: true,
  open: true,
  pending: true,
  authorized: true,
  paid: true,
  failed: true,
  canceled: true,
  expired: true,
})
