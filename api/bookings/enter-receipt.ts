import type { PoolClient } from 'pg'
import { stateAfter } from '../../rules/bookings/booking-life.ts'
import { addEntry, hasEntry } from '../folios/folios.ts'
import type { FolioEntry } from '../folios/folio-entry.ts'
import type { HandReceipt, HandReceiptRefusal } from '../payments/payment-owner.ts'
import { addEvent } from '../subjects/events.ts'
import { bookingSubject, confirmBooking } from './booking-changes.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'

/** A booking as it stands when money is received for it; nobody else changes it meanwhile. */
interface PaidBooking {
  id: string
  state: BookingState
  /** What is still to pay, cents. */
  balanceCents: number
}

/**
 * Staff have money in hand (reading `payment.by-hand`): on the booking's own page, or at the cash
 * desk. It ends a hold, also where it is a part: the rest is then due on a day (reading
 * `booking.part-paid`). The same key twice is received once.
 */
export async function enterReceipt(
  client: PoolClient,
  { id, state, balanceCents }: PaidBooking,
  { cents, method, at, by, key, restDueOn }: HandReceipt,
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
  if (isPart)
    await client.query(
      `UPDATE bookings SET rest_due_on = coalesce(date '1970-01-01' + $2::int, rest_due_on, CASE WHEN state = 'held' THEN lower(stay) END)
       WHERE id = $1`,
      [id, restDueOn ?? null],
    )
  if (stateAfter(state, 'confirm')) await confirmBooking(client, id, at)
  return null
}

/**
 * Whether an entry is a receipt of staff: what they took in later, or said was paid already when
 * they entered the booking. What the provider or a channel brought is none.
 */
export function isReceipt({
  kind,
  method,
  cents,
  key,
}: Pick<FolioEntry, 'kind' | 'method' | 'cents' | 'key'>): boolean {
  const isByHand = method === 'cash' || method === 'pin' || method === 'bank'
  const isOfStaff = key === null || key.startsWith('receipt-')
  return kind === 'received' && isByHand && cents < 0 && isOfStaff
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
