import type { PoolClient } from 'pg'
import { stateAfter } from '../../rules/bookings/booking-life.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { enterInHand } from '../payments/hand-receipts.ts'
import type { HandReceipt, HandReceiptRefusal } from '../payments/payment-owner.ts'
import { type StayRecord, bookingSubject, confirmStay, saveStay } from './stay-record.ts'

/**
 * Staff have money in hand for a booking that is locked. It ends a hold, also where it is a part: the
 * rest is then due on a day (reading `booking.part-paid`).
 */
export async function enterReceipt(
  client: PoolClient,
  stay: StayRecord,
  receipt: HandReceipt,
): Promise<HandReceiptRefusal | null> {
  const { id, state, arrival, balanceCents } = stay
  const isPayable = stateAfter(state, 'mark-paid') !== null
  const writer = { ...receipt, staffId: null }
  const follows = async (isPart: boolean) => {
    const due = receipt.restDueOn ?? stay.restDueOn ?? (state === 'held' ? arrival : null)
    if (isPart && due !== null)
      await saveStay(client, stay, { rest_due_on: formatDay(due) }, writer)
    if (stateAfter(state, 'confirm')) await confirmStay(client, stay, writer)
  }
  return enterInHand(client, bookingSubject(id), { isPayable, balanceCents, follows }, receipt)
}
