import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import type { BreakfastOrderState } from '../../rules/breakfast/breakfast-order-life.ts'
import { payableUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { orderThanksPath } from '../../screens/guest-addresses.ts'
import { Clock } from '../environment/clock.ts'
import { balanceSql } from '../folios/folios.ts'
import type { FolioEntry } from '../folios/folio-entry.ts'
import { takeBackInHand } from '../payments/hand-receipts.ts'
import {
  type HandReceipt,
  type HandReceiptRefusal,
  type Money,
  type Payable,
  PaymentOwner,
} from '../payments/payment-owner.ts'
import { addEvent } from '../subjects/events.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'
import { confirmOrder, enterOrderReceipt } from './confirm-order.ts'

interface Row {
  number: string
  state: BreakfastOrderState
  day: EpochDay
  balance: number
}

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
    const row = await this.row(on, orderId)
    if (!row || row.balance <= 0) return null
    const until = payableUntil(row.day)
    const isOpen = row.state === 'placed' && this.clock.now() < until
    if (!isOpen && row.state !== 'confirmed') return null
    return {
      cents: row.balance,
      description: `Ontbijtbestelling ${row.number}`,
      until: isOpen ? new Date(until) : null,
    }
  }

  /**
   * Money confirms an order that waits for it once all is in. What comes for one that was cancelled,
   * or exceeds the balance, goes back: the balance says so.
   */
  async moneyCame(client: PoolClient, orderId: string, money: Money): Promise<void> {
    const { state, balance } = (await this.row(client, orderId))!
    const { cents, method, at } = money
    const reason = whyItDoesNotPay(state, balance)
    await addEvent(client, breakfastOrderSubject(orderId), {
      kind: 'paid',
      at,
      by: 'provider',
      data: { cents, method, ...(reason ? { reason } : {}) },
    })
    if (state === 'placed' && balance <= 0) await confirmOrder(client, orderId, at)
  }

  async receive(
    client: PoolClient,
    id: string,
    receipt: HandReceipt,
  ): Promise<HandReceiptRefusal | null> {
    const row = await this.row(client, id)
    return row
      ? enterOrderReceipt(client, { ...row, id, balanceCents: row.balance }, receipt)
      : 'not-payable'
  }

  async takeBack(
    client: PoolClient,
    id: string,
    receipt: Pick<FolioEntry, 'id' | 'cents' | 'method'>,
    said: { at: Date; by: string },
  ): Promise<boolean> {
    const row = await this.row(client, id)
    if (!row) return false
    // Of one that was cancelled meanwhile the money went another way.
    const mayBe = row.state !== 'cancelled'
    return takeBackInHand(client, breakfastOrderSubject(id), receipt, { ...said, mayBe })
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

  /** In a transaction the order is locked: after its folio, as everything here does. */
  private async row(on: Pool | PoolClient, orderId: string): Promise<Row | null> {
    const lock = on === this.pool ? '' : 'FOR UPDATE'
    const { rows } = await on.query<Row>(
      `SELECT number, state, delivery_day - date '1970-01-01' AS day, ${balanceSql('breakfast_orders.folio_id')} AS balance
       FROM breakfast_orders WHERE id = $1 ${lock}`,
      [orderId],
    )
    return rows[0] ?? null
  }
}

/** Why money does not simply pay what was open; null where it does. */
function whyItDoesNotPay(state: BreakfastOrderState, balance: number): string | null {
  if (state === 'cancelled') return 'after-cancellation'
  if (balance > 0) return 'part'
  return state !== 'placed' && balance < 0 ? 'paid-twice' : null
}
