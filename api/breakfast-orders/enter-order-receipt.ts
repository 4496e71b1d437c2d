import type { PoolClient } from 'pg'
import {
  type BreakfastOrderState,
  orderStateAfter,
} from '../../rules/breakfast/breakfast-order-life.ts'
import type { FolioEntry } from '../folios/folio-entry.ts'
import { addEntry, hasEntry } from '../folios/folios.ts'
import type { HandReceipt, HandReceiptRefusal } from '../payments/payment-owner.ts'
import { addEvent } from '../subjects/events.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'
import { confirmOrder } from './confirm-order.ts'

/** An order as it stands when money is received for it; nobody else changes it meanwhile. */
interface PaidOrder {
  id: string
  state: BreakfastOrderState
  /** What is still to pay, cents. */
  balanceCents: number
}

/**
 * Staff have money in hand: on the order's own page, or at the cash desk. An order that waits for
 * it is confirmed once all is paid. The same key twice is received once.
 */
export async function enterOrderReceipt(
  client: PoolClient,
  { id, state, balanceCents }: PaidOrder,
  { cents, method, at, by, key }: HandReceipt,
): Promise<HandReceiptRefusal | null> {
  if (await hasEntry(client, key)) return null
  if (!orderStateAfter(state, 'markPaid')) return 'not-payable'
  if (cents > balanceCents) return 'too-high'
  const entry = { folioId: id, kind: 'received', method, at, by, key } as const
  await addEntry(client, { ...entry, cents: -cents })
  const isPart = cents < balanceCents
  await addEvent(client, breakfastOrderSubject(id), {
    kind: 'paid',
    at,
    by,
    data: {
      cents,
      method,
      ...(isPart ? { reason: 'part' } : {}),
    },
  })
  if (!isPart && orderStateAfter(state, 'confirm')) await confirmOrder(client, id, at)
  return null
}

/**
 * A receipt was a mistake: another entry takes it back, once. An order that it confirmed stays
 * confirmed, and is to be paid again.
 *
 * @returns false where the order was cancelled meanwhile: its money went another way
 */
export async function enterOrderTakenBack(
  client: PoolClient,
  { id, state }: Pick<PaidOrder, 'id' | 'state'>,
  receipt: Pick<FolioEntry, 'id' | 'cents' | 'method'>,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const key = `taken-back-${receipt.id}`
  if (await hasEntry(client, key)) return true
  if (state === 'cancelled') return false
  const { method } = receipt
  const cents = -receipt.cents
  await addEntry(client, { folioId: id, kind: 'received', method, cents, at, by, key })
  await addEvent(client, breakfastOrderSubject(id), {
    kind: 'receipt-taken-back',
    at,
    by,
    data: { cents, ...(method ? { method } : {}) },
  })
  return true
}
