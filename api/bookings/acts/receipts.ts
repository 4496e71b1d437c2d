import type { PoolClient } from 'pg'
import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { billTexts } from '../../../rules/texts/bill.ts'
import { bookingTexts } from '../../../rules/texts/booking.ts'
import { day } from '../../availability/stay-shapes.ts'
import { invalidInput, plainError } from '../../errors/refused.ts'
import { entriesOf } from '../../folios/folios.ts'
import { receiptShape, type takeBackShape } from '../../orders/act-shapes.ts'
import type { Refusal } from '../../orders/orders.ts'
import { isReceipt, takeBackInHand } from '../../payments/hand-receipts.ts'
import { wrongAmount } from '../../payments/money-acts.ts'
import { enterReceipt } from '../enter-receipt.ts'
import { bookingSubject } from '../stay-record.ts'
import { type AskedOf, dayAt } from './acted-booking.ts'

/** Money that staff have in hand for a booking. */
export const bookingReceiptShape = receiptShape.extend({
  restDueOn: day(() => bookingTexts.restDueOn)
    .optional()
    .meta({ description: 'Of a part: the day on which the rest is due; left out: arrival.' }),
})

/**
 * Staff have money in hand: a receipt. Refused: an ended booking, more than is open, and a day for
 * the rest that is past or after the stay.
 */
export async function markPaid(
  client: PoolClient,
  { order, data, by, requestId, at }: AskedOf<typeof bookingReceiptShape>,
): Promise<Refusal | null> {
  const { restDueOn } = data
  const isDay = restDueOn === undefined || (restDueOn >= dayAt(at) && restDueOn <= order.roomUntil)
  if (!isDay) return invalidInput([{ field: 'restDueOn', text: bookingTexts.restDueOn }])
  const key = `receipt-${order.id}-${requestId}`
  const refusal = await enterReceipt(client, order, { ...data, at, by, key })
  if (refusal === 'too-high') return wrongAmount(billTexts.tooHigh)
  return refusal && plainError('booking-not-payable')
}

/**
 * A receipt of staff was a mistake. Money of the provider or a channel is none of these (reading
 * `payment.by-hand`).
 */
export async function takeBackReceipt(
  client: PoolClient,
  { order, data: { entryId }, by, at }: AskedOf<typeof takeBackShape>,
): Promise<Refusal | null> {
  const entries = await entriesOf(client, order.id)
  const receipt = entries.find((one) => one.id === entryId && isReceipt(one))
  const mayBe = stateAfter(order.state, 'take-back-receipt') !== null
  const subject = bookingSubject(order.id)
  const isBack = receipt && (await takeBackInHand(client, subject, receipt, { at, by, mayBe }))
  return isBack ? null : plainError('booking-not-changeable')
}
