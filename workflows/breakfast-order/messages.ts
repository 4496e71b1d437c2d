import { defineUpdate } from '@temporalio/workflow'
import type {
  OrderCancellation,
  OrderFailedDelivery,
  OrderGiveBack,
  OrderReceipt,
  OrderWriteOff,
} from '../../api/breakfast-orders/breakfast-order-changes.ts'
import type { WriteOffTakenBack } from '../../api/folios/write-off.ts'

/** Guest or staff cancel. Cancelling twice does nothing. */
export const cancelOrderUpdate = defineUpdate<void, [OrderCancellation]>('cancelOrder')

/** Staff have money in hand. The id makes the press one receipt: asked twice, entered once. */
export const markOrderPaidUpdate = defineUpdate<void, [OrderReceipt]>('markOrderPaid')

/** Staff have brought the boxes. Saying so twice does nothing. */
export const deliverOrderUpdate = defineUpdate<void, [{ by: string }]>('deliverOrder')

/** Staff could not bring the boxes. The id makes the press one attempt. */
export const failOrderDeliveryUpdate = defineUpdate<void, [OrderFailedDelivery]>(
  'failOrderDelivery',
)

/** What will never be paid is written off. The id makes the press one entry. */
export const writeOffOrderUpdate = defineUpdate<void, [OrderWriteOff]>('writeOffOrder')

/** A write-off was a mistake. Taking it back twice does nothing. */
export const takeBackOrderWriteOffUpdate = defineUpdate<void, [WriteOffTakenBack & { by: string }]>(
  'takeBackOrderWriteOff',
)

/** A part of what was paid goes back. The id makes the press one entry. */
export const giveBackOfOrderUpdate = defineUpdate<void, [OrderGiveBack]>('giveBackOfOrder')
