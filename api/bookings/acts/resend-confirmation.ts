import type { PoolClient } from 'pg'
import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { plainError } from '../../errors/refused.ts'
import { loadProperty } from '../../facts/load-property.ts'
import type { Asked } from '../../orders/acts.ts'
import type { Refusal } from '../../orders/orders.ts'
import { type StayRecord, bookingSubject, saveStay, payLinkEnd } from '../stay-record.ts'
import { type BookingServices, dayAt } from './acted-booking.ts'

/**
 * Writes the confirmation once more; the plan then finds it unsent. For a room that staff hold it
 * writes the mail that asks to pay, also for the first time: the guest's address may have come
 * later. What is open of a confirmed booking gets a new link with it; of guests who have left, the
 * bill alone is asked for. Refused: a booking that is neither held by staff nor confirmed,
 * and a guest without an address.
 */
export async function resendConfirmation(
  client: PoolClient,
  asked: Asked<StayRecord>,
  { mails }: BookingServices,
): Promise<Refusal | null> {
  const { order, requestId, changed } = asked
  const { id, state, roomUntil } = order
  const asksToPay = state === 'held' && order.isOfStaff
  if (!asksToPay && !stateAfter(state, 'resend-confirmation'))
    return plainError('booking-not-changeable')
  if (order.fields.email === '') return plainError('booking-without-email')
  const today = dayAt(asked.at)
  const isOpen = state === 'confirmed' && order.balanceCents > 0
  const hasLeft = isOpen && roomUntil <= today
  if (isOpen) {
    const { facts } = (await loadProperty(client, today)).known
    const pay_link_until = new Date(payLinkEnd(today, roomUntil, facts.numbers))
    await saveStay(client, order, { pay_link_until }, asked)
  }
  const kind = asksToPay || hasLeft ? 'payment-request' : 'confirmation'
  await mails.write(bookingSubject(id), kind, requestId, { on: client })
  changed('mails', null)
  return null
}
