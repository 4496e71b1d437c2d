import type { PoolClient } from 'pg'
import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { plainError } from '../../errors/refused.ts'
import type { Asked } from '../../orders/acts.ts'
import type { Refusal } from '../../orders/orders.ts'
import { bookingSubject } from '../booking-changes.ts'
import { renewPayLink } from '../renew-pay-link.ts'
import { type ActedBooking, type BookingServices, dayAt } from './acted-booking.ts'

/**
 * Writes the confirmation once more; the plan then finds it unsent. For a room that staff hold it
 * writes the mail that asks to pay, also for the first time: the guest's address may have come
 * later. What is open of a confirmed booking gets a new link with it; of guests who have left, the
 * bill alone is asked for. Refused: a booking that is neither held nor confirmed, and a guest
 * without an address.
 */
export async function resendConfirmation(
  client: PoolClient,
  { order: { id, state, balanceCents }, requestId, at, changed }: Asked<ActedBooking>,
  { mails }: BookingServices,
): Promise<Refusal | null> {
  const { rows } = await client.query<{ email: string; isOfStaff: boolean }>(
    `SELECT email, made_by = 'staff' AS "isOfStaff" FROM bookings WHERE id = $1`,
    [id],
  )
  const asksToPay = state === 'held' && rows[0]?.isOfStaff === true
  if (!asksToPay && !stateAfter(state, 'resendConfirmation'))
    return plainError('booking-not-changeable')
  if (rows[0]?.email === '') return plainError('booking-without-email')
  const today = dayAt(at)
  const isOpen = state === 'confirmed' && balanceCents > 0
  const hasLeft = isOpen && (await renewPayLink(client, id, today)).departure <= today
  const kind = asksToPay || hasLeft ? 'payment-request' : 'confirmation'
  await mails.write(bookingSubject(id), kind, requestId, { on: client })
  changed('mails', null)
  return null
}
