import { defineUpdate } from '@temporalio/workflow'
import type {
  OrderCancellation,
  OrderReceipt,
} from '../../api/breakfast-orders/breakfast-order-changes.ts'

/** Guest or staff cancel. Cancelling twice does nothing. */
export const cancelOrderUpdate = defineUpdate<void, [OrderCancellation]>('cancelOrder')

/** Staff have money in hand. The id makes the press one receipt: asked twice, entered once. */
export const markOrderPaidUpdate = defineUpdate<void, [OrderReceipt]>('markOrderPaid')

/** Staff have brought the boxes. Saying so twice does nothing. */
export const deliverOrderUpdate = defineUpdate<void, [{ by: string }]>('deliverOrder')
