import type { Pool, PoolClient } from 'pg'
import {
  type BreakfastOrderAction,
  type BreakfastOrderState,
  orderStateAfter,
  orderStatesThatAllow,
} from '../../rules/breakfast/breakfast-order-life.ts'
import {
  type Delivery,
  payableUntil,
  refundedUntil,
} from '../../rules/breakfast/breakfast-order-times.ts'
import { balanceSql } from '../folios/folios.ts'
import { withdrawMails } from '../mail/mails-of-subject.ts'
import type { OrderKind } from '../orders/orders.ts'
import type { PaidInHand } from '../payments/hand-receipts.ts'
import { addEvent } from '../subjects/events.ts'
import type { Subject } from '../subjects/subject.ts'
import { UNKNOWN_ORDER } from './breakfast-order-request.ts'

/** An order as outbox, events and workflows name it. Its folio has the same id and kind. */
export function breakfastOrderSubject(id: string): Subject {
  return { kind: 'breakfast-order', id }
}

/** A breakfast order as its row was when it was read. Acts and payments decide from it. */
export interface OrderRecord extends Delivery {
  id: string
  number: string
  state: BreakfastOrderState
  /** The guest fetches it or eats in the house. */
  here: boolean
  totalCents: number
  /** What is still to pay. */
  balanceCents: number
}

/** Reads an order; null where there is none. */
export async function loadOrder(on: Pool | PoolClient, id: string): Promise<OrderRecord | null> {
  const { rows } = await on.query<OrderRecord>(
    `SELECT id, number, state, delivery_day - date '1970-01-01' AS day, slot, here, total_cents AS "totalCents",
       ${balanceSql('breakfast_orders.folio_id')} AS "balanceCents" FROM breakfast_orders WHERE id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Reads an order, and locks it until the transaction ends. The caller has locked its folio. */
export async function lockOrder(client: PoolClient, id: string): Promise<OrderRecord | null> {
  await client.query('SELECT FROM breakfast_orders WHERE id = $1 FOR UPDATE', [id])
  return loadOrder(client, id)
}

export const BREAKFAST_ORDER: OrderKind<OrderRecord> = {
  kind: 'breakfast-order',
  noun: 'breakfast-orders',
  unknown: UNKNOWN_ORDER,
  unfit: 'order-not-changeable',
  allows: ({ state }, act) => orderStateAfter(state, act as BreakfastOrderAction) !== null,
  lock: lockOrder,
}

/** Until when all that was paid goes back to who cancels, ms since 1970 UTC. */
export function allBackUntil(order: Pick<OrderRecord, 'state' | 'day' | 'slot'>): number {
  return order.state === 'placed' ? payableUntil(order.day) : refundedUntil(order)
}

/** Makes an order that waits for its money one that is to be brought. */
export async function confirmOrder(client: PoolClient, orderId: string, at: Date): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE breakfast_orders SET state = 'confirmed', visitor = NULL, updated_at = $2 WHERE id = $1 AND state = ANY ($3)`,
    [orderId, at, orderStatesThatAllow('confirm')],
  )
  if (!rowCount) return
  const subject = breakfastOrderSubject(orderId)
  await addEvent(client, subject, { kind: 'order-confirmed', at })
  await withdrawMails(client, subject, 'order-confirmed')
}

/**
 * An order that is locked, for money that staff have in hand. One that waits for it is confirmed once
 * all is paid; of one that was cancelled meanwhile the money went another way.
 */
export function orderInHand(
  client: PoolClient,
  { id, state, balanceCents }: OrderRecord,
): PaidInHand {
  return {
    subject: breakfastOrderSubject(id),
    balanceCents,
    isPayable: orderStateAfter(state, 'mark-paid') !== null,
    mayGoBack: state !== 'cancelled',
    async follows({ at }, isPart) {
      if (!isPart) await confirmOrder(client, id, at)
    },
  }
}
