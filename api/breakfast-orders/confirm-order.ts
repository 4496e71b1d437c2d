import type { PoolClient } from 'pg'
import {
  type BreakfastOrderState,
  orderStateAfter,
  orderStatesThatAllow,
} from '../../rules/breakfast/breakfast-order-life.ts'
import { withdrawMails } from '../mail/withdraw-mails.ts'
import { enterInHand } from '../payments/hand-receipts.ts'
import type { HandReceipt, HandReceiptRefusal } from '../payments/payment-owner.ts'
import { addEvent } from '../subjects/events.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'

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

/** Staff have money in hand for an order. One that waits for it is confirmed once all is paid. */
export async function enterOrderReceipt(
  client: PoolClient,
  { id, state, balanceCents }: { id: string; state: BreakfastOrderState; balanceCents: number },
  receipt: HandReceipt,
): Promise<HandReceiptRefusal | null> {
  const isPayable = orderStateAfter(state, 'mark-paid') !== null
  const follows = async (isPart: boolean) => {
    if (!isPart && orderStateAfter(state, 'confirm')) await confirmOrder(client, id, receipt.at)
  }
  const order = { isPayable, balanceCents, follows }
  return enterInHand(client, breakfastOrderSubject(id), order, receipt)
}
