import type { PoolClient } from 'pg'
import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { formatDay } from '../../../rules/calendar/day.ts'
import { billTexts } from '../../../rules/texts/bill.ts'
import { bookingTexts } from '../../../rules/texts/booking.ts'
import { day } from '../../availability/stay-shapes.ts'
import { invalidInput, plainError } from '../../errors/refused.ts'
import { entriesOf } from '../../folios/folios.ts'
import { receiptShape, type takeBackShape } from '../../orders/act-shapes.ts'
import type { Refusal } from '../../orders/orders.ts'
import {
  type PaidInHand,
  enterInHand,
  isReceipt,
  takeBackInHand,
} from '../../payments/hand-receipts.ts'
import { wrongAmount } from '../../payments/money-acts.ts'
import { type StayRecord, bookingSubject, confirmStay, saveStay } from '../stay-record.ts'
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
  const refusal = await enterInHand(client, stayInHand(client, order), { ...data, at, by, key })
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
  const stay = stayInHand(client, order)
  const isBack = receipt && (await takeBackInHand(client, stay, receipt, { at, by }))
  return isBack ? null : plainError('booking-not-changeable')
}

/**
 * A booking that is locked, for money that staff have in hand. It ends a hold, also where it is a part:
 * the rest is then due on a day (reading `booking.part-paid`).
 */
export function stayInHand(client: PoolClient, stay: StayRecord): PaidInHand {
  const { id, state, arrival, balanceCents } = stay
  return {
    subject: bookingSubject(id),
    balanceCents,
    isPayable: stateAfter(state, 'mark-paid') !== null,
    mayGoBack: stateAfter(state, 'take-back-receipt') !== null,
    async follows(receipt, isPart) {
      const writer = { ...receipt, staffId: null }
      const due = receipt.restDueOn ?? stay.restDueOn ?? (state === 'held' ? arrival : null)
      if (isPart && due !== null)
        await saveStay(client, stay, { rest_due_on: formatDay(due) }, writer)
      if (stateAfter(state, 'confirm')) await confirmStay(client, stay, writer)
    },
  }
}
