import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { payableUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { orderThanksPath } from '../../screens/guest-addresses.ts'
import { Clock } from '../environment/clock.ts'
import type { PaidInHand } from '../payments/hand-receipts.ts'
import { type Money, type Payable, PaymentOwner } from '../payments/payment-owner.ts'
import { addEvent } from '../subjects/events.ts'
import {
  type OrderRecord,
  breakfastOrderSubject,
  confirmOrder,
  loadOrder,
  lockOrder,
  orderInHand,
} from './breakfast-order.ts'

/** What payments ask about a breakfast order, and what money does to it. */
@Injectable()
export class BreakfastOrderPaymentOwner extends PaymentOwner {
  readonly kind = 'breakfast-order'
  readonly orderName = 'ontbijtbestelling'
  readonly noun = 'breakfast-orders'

  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {
    super()
  }

  /**
   * One that waits for its money until 14:00 on the day before the delivery; a confirmed one whose
   * money went back, at any time.
   */
  async load(on: Pool | PoolClient, orderId: string): Promise<Payable | null> {
    const order =
      on === this.pool ? await loadOrder(on, orderId) : await lockOrder(on as PoolClient, orderId)
    if (!order || order.balanceCents <= 0) return null
    const { number, state, day, balanceCents: cents } = order
    const until = payableUntil(day)
    const isOpen = state === 'placed' && this.clock.now() < until
    if (!isOpen && state !== 'confirmed') return null
    return {
      cents,
      description: `Ontbijtbestelling ${number}`,
      until: isOpen ? new Date(until) : null,
    }
  }

  /**
   * Money confirms an order that waits for it once all is in. What comes for one that was cancelled,
   * or exceeds the balance, goes back: the balance says so.
   */
  async moneyCame(client: PoolClient, orderId: string, money: Money): Promise<void> {
    const order = (await lockOrder(client, orderId))!
    const { cents, method, at } = money
    const reason = whyItDoesNotPay(order)
    const data = { cents, method, ...(reason ? { reason } : {}) }
    await addEvent(client, breakfastOrderSubject(orderId), {
      kind: 'paid',
      at,
      by: 'provider',
      data,
    })
    if (order.balanceCents <= 0) await confirmOrder(client, orderId, at)
  }

  protected async lockForHand(client: PoolClient, id: string): Promise<PaidInHand | null> {
    const order = await lockOrder(client, id)
    return order && orderInHand(client, order)
  }

  /** Nothing is kept for its payer but the time: that does not move. */
  async prolong(client: PoolClient, orderId: string): Promise<Date | null> {
    return (await this.load(client, orderId))?.until ?? null
  }

  async newsWaits(): Promise<void> {}
  async newsSeen(): Promise<void> {}

  async returnPath(orderId: string): Promise<string> {
    return orderThanksPath(orderId)
  }
}

/** Why money does not simply pay what was open; null where it does. */
function whyItDoesNotPay({ state, balanceCents }: OrderRecord): string | null {
  if (state === 'cancelled') return 'after-cancellation'
  if (balanceCents > 0) return 'part'
  return state !== 'placed' && balanceCents < 0 ? 'paid-twice' : null
}
