import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'

/** How an order stands, as its pages show it. */
export type OrderState =
  /** Nobody has gone to the payment page yet. */
  | 'to-pay'
  /** The payment page is open and nothing was paid: the guest left it, or is still on it. */
  | 'at-payment'
  /** The bank has the payment and is still thinking. */
  | 'paying'
  /** This attempt failed at the bank. */
  | 'not-paid'
  /** The guest stopped this attempt. */
  | 'pay-stopped'
  /** Nobody paid before this attempt ran out. */
  | 'pay-lapsed'
  | 'part-paid'
  /** The money is there, the order is not confirmed yet. */
  | 'confirming'
  | 'confirmed'
  /** Staff confirmed it; it is still to pay. */
  | 'confirmed-unpaid'
  | 'delivered'
  /** Nobody paid in time. */
  | 'lapsed'
  | 'cancelled'
  | 'refunded'

/**
 * The one reading of an order's status for /bedankt-ontbijt and /ontbijt-betaling. The money never
 * lies: a refund is told before anything else, and only the server says that something is paid
 * (reading `payment.proof`).
 */
export function orderState({
  state,
  cancelledBecause,
  paymentState,
  paymentUrl,
  paid,
  refunded,
}: Pick<
  BreakfastOrderStatusView,
  'state' | 'cancelledBecause' | 'paymentState' | 'paymentUrl' | 'paid' | 'refunded'
>): OrderState {
  if (refunded) return 'refunded'
  if (state === 'cancelled') return cancelledBecause === 'unpaid' ? 'lapsed' : 'cancelled'
  if (state === 'delivered') return 'delivered'
  if (state === 'confirmed') return paid ? 'confirmed' : 'confirmed-unpaid'
  if (paid || paymentState === 'authorized') return 'confirming'
  if (paymentState === 'paid') return 'part-paid'
  if (paymentUrl === null) return 'lapsed'
  switch (paymentState) {
    case 'created':
      return 'to-pay'
    case 'open':
      return 'at-payment'
    case 'pending':
      return 'paying'
    case 'canceled':
      return 'pay-stopped'
    case 'expired':
      return 'pay-lapsed'
    default:
      return 'not-paid'
  }
}

/** In which states /ontbijt-betaling offers the ways to pay. Not while a bank is busy. */
const toPay: ReadonlySet<OrderState> = new Set<OrderState>([
  'to-pay',
  'at-payment',
  'not-paid',
  'pay-stopped',
  'pay-lapsed',
  'part-paid',
  'confirmed-unpaid',
])

/** Whether what is open of an order can be paid now. */
export function isOrderToPay(order: Parameters<typeof orderState>[0]): boolean {
  return order.paymentUrl !== null && toPay.has(orderState(order))
}

/** How long until the server is asked again, in ms; false where nothing more comes by itself. */
export function askOrderAgainAfter(state: OrderState): number | false {
  switch (state) {
    case 'confirming':
    case 'at-payment':
    case 'paying':
    case 'confirmed-unpaid':
      return 2_000
    case 'to-pay':
    case 'not-paid':
    case 'pay-stopped':
    case 'pay-lapsed':
    case 'part-paid':
      return 10_000
    default:
      return false
  }
}
