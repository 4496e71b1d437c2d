import type { PoolClient } from 'pg'
import { stateAfter } from '../../rules/bookings/booking-life.ts'
import { addEntry, hasEntry } from '../folios/folios.ts'
import type { FolioEntry } from '../folios/folio-entry.ts'
import type { HandReceipt, HandReceiptRefusal } from '../payments/payment-owner.ts'
import { addEvent } from '../subjects/events.ts'
import { bookingSubject, confirmBooking } from './booking-changes.ts'
import type { ActedBooking } from './staff-acts.ts'

/** A booking as it stands when money is received for it; nobody else changes it meanwhile. */
type PaidBooking = Pick<ActedBooking, 'id' | 'state' | 'balanceCents'>

/**
 * Staff have money in hand (reading `payment.by-hand`): on the booking's own page, or at the cash
 * desk. A held booking is confirmed once all is paid. The same key twice is received once.
 */
export async function enterReceipt(
  client: PoolClient,
  { id, state, balanceCents }: PaidBooking,
  { cents, method, at, by, key }: HandReceipt,
): Promise<HandReceiptRefusal | null> {
  if (await hasEntry(client, key)) return null
  if (!stateAfter(state, 'markPaid')) return 'not-payable'
  if (cents > balanceCents) return 'too-high'
  const entry = { folioId: id, kind: 'received', method, at, by, key } as const
  await addEntry(client, { ...entry, cents: -cents })
  const isPart = cents < balanceCents
  await addEvent(client, bookingSubject(id), {
    kind: 'paid',
    at,
    by,
    data: { cents, method, ...(isPart ? { reason: 'part' } : {}) },
  })
  if (!isPart && stateAfter(state, 'confirm')) await confirmBooking(client, id, at)
  return null
}

/**
 * A receipt of staff was a mistake: another entry takes it back, once. A booking that it confirmed
 * stays confirmed: states move forward only.
 *
 * @returns false where the booking does not allow it any more
 */
export async function enterTakenBack(
  client: PoolClient,
  { id, state }: Pick<PaidBooking, 'id' | 'state'>,
  receipt: Pick<FolioEntry, 'id' | 'cents' | 'method'>,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const key = `taken-back-${receipt.id}`
  if (await hasEntry(client, key)) return true
  if (!stateAfter(state, 'takeBackReceipt')) return false
  const { method } = receipt
  const cents = -receipt.cents
  await addEntry(client, { folioId: id, kind: 'received', method, cents, at, by, key })
  await addEvent(client, bookingSubject(id), {
    kind: 'receipt-taken-back',
    at,
    by,
    data: { cents, ...(method ? { method } : {}) },
  })
  return true
}
