import type { PoolClient } from 'pg'
import { stateAfter } from '../../rules/bookings/booking-life.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import { enterInHand } from '../payments/hand-receipts.ts'
import type { HandReceipt, HandReceiptRefusal } from '../payments/payment-owner.ts'
import { bookingSubject, confirmBooking } from './booking-changes.ts'

/**
 * Staff have money in hand for a booking. It ends a hold, also where it is a part: the rest is then
 * due on a day (reading `booking.part-paid`).
 */
export async function enterReceipt(
  client: PoolClient,
  { id, state, balanceCents }: { id: string; state: BookingState; balanceCents: number },
  receipt: HandReceipt,
): Promise<HandReceiptRefusal | null> {
  const isPayable = stateAfter(state, 'markPaid') !== null
  const follows = async (isPart: boolean) => {
    if (isPart)
      await client.query(
        `UPDATE bookings SET rest_due_on = coalesce(date '1970-01-01' + $2::int, rest_due_on, CASE WHEN state = 'held' THEN lower(stay) END)
         WHERE id = $1`,
        [id, receipt.restDueOn ?? null],
      )
    if (stateAfter(state, 'confirm')) await confirmBooking(client, id, receipt.at)
  }
  return enterInHand(client, bookingSubject(id), { isPayable, balanceCents, follows }, receipt)
}
