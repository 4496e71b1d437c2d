import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import {
  type CancelledBecause,
  orderStateAfter,
} from '../../rules/breakfast/breakfast-order-life.ts'
import { payableUntil, refundedUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import type { FailedDelivery } from '../../rules/breakfast/failed-delivery.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import type { ByHandMethod } from '../folios/folio-entry.ts'
import { hasEntry } from '../folios/folios.ts'
import {
  type WriteOff,
  type WriteOffTakenBack,
  enterWriteOff,
  takeWriteOffBack,
} from '../folios/write-off.ts'
import { type GiveBack, giveBack } from '../payments/give-back.ts'
import { addEvent, wasPressed } from '../subjects/events.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'
import { type OrderChangeRefusal, type OrderWork, changeOrder } from './change-breakfast-order.ts'
import { endOrder } from './end-breakfast-order.ts'
import { enterOrderReceipt } from './enter-order-receipt.ts'

/** The guest's own cancellation, or the one of a member of staff. */
export interface OrderCancellation {
  because: Exclude<CancelledBecause, 'unpaid'>
  /** 'guest' or a member of staff's name. */
  by: string
  /** Whether all that was paid goes back, where it is too late for that to go by itself. */
  refundLate: boolean
}

/** Staff have money in hand. */
export interface OrderReceipt {
  cents: number
  method: ByHandMethod
  by: string
  /** The name of the press: asked twice, entered once. */
  requestId: string
}

/** Staff write off what will never be paid. */
export interface OrderWriteOff extends WriteOff {
  by: string
  requestId: string
}

/** Staff give back of what was paid. */
export interface OrderGiveBack extends GiveBack {
  by: string
  requestId: string
}

/** Staff could not bring the boxes. */
export interface OrderFailedDelivery extends FailedDelivery {
  by: string
  /** The name of the press: asked twice, written down once. */
  requestId: string
}

/**
 * The changes of an order's state that are not a payment's (`breakfast-order-payment-owner.ts`),
 * each one transaction, one after the other by the lock on its folio. Guest and staff make them at
 * once, also while Temporal is away; its workflow hears of it by the outbox. States move forward
 * only.
 */
@Injectable()
export class BreakfastOrderChanges {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  /** Cancels an order that nobody paid in time. Any other is left as it is. */
  async lapse(orderId: string): Promise<void> {
    const work: OrderWork = async (client, row, at) => {
      if (!orderStateAfter(row.state, 'lapse') || at.getTime() < payableUntil(row.day))
        return 'as-it-was'
      await endOrder(client, orderId, { because: 'unpaid', by: null, at, takenCents: row.total })
      return 'changed'
    }
    await this.change(orderId, work, false)
  }

  /**
   * Cancelling twice does nothing. Until 24 hours before the delivery all that was paid goes back
   * (BO §5's notice, the other way round); after that the guest cannot cancel, and staff decide.
   */
  async cancel(
    orderId: string,
    { because, by, refundLate }: OrderCancellation,
  ): Promise<OrderChangeRefusal | null> {
    return this.change(orderId, async (client, row, at) => {
      if (row.state === 'cancelled') return 'as-it-was'
      const isInTime =
        at.getTime() < (row.state === 'placed' ? payableUntil(row.day) : refundedUntil(row))
      if (!orderStateAfter(row.state, 'cancel') || (because === 'guest' && !isInTime))
        return 'order-not-changeable'
      const unpaid = Math.max(0, row.balance)
      const takenCents = isInTime || refundLate ? row.total : unpaid
      await endOrder(client, orderId, { because, by, at, takenCents })
      return 'changed'
    })
  }

  /**
   * Staff have money in hand: a receipt. An order that waits for it is confirmed once all is paid.
   * The same press twice is one receipt; more than is open is refused.
   */
  async markPaid(orderId: string, receipt: OrderReceipt): Promise<OrderChangeRefusal | null> {
    const { requestId, ...money } = receipt
    return this.change(orderId, async (client, { state, balance }, at) => {
      const key = `receipt-${orderId}-${requestId}`
      if (await hasEntry(client, key)) return 'as-it-was'
      const order = { id: orderId, state, balance }
      const refusal = await enterOrderReceipt(client, order, { ...money, at, key })
      if (refusal === 'too-high') return 'amount-too-high'
      return refusal ? 'order-not-payable' : 'changed'
    })
  }

  /** What will never be paid is written off, with the reason; never more than is open. */
  async writeOff(orderId: string, asked: OrderWriteOff): Promise<OrderChangeRefusal | null> {
    return this.change(orderId, async (client, { state, balance: balanceCents }, at) => {
      if (!orderStateAfter(state, 'writeOff')) return 'order-not-changeable'
      const folio = { folioId: orderId, balanceCents }
      const became = await enterWriteOff(client, folio, { ...asked, at })
      if (became === 'too-high') return 'amount-too-high'
      if (became === 'again') return 'as-it-was'
      await addEvent(client, breakfastOrderSubject(orderId), {
        kind: 'written-off',
        at,
        by: asked.by,
        data: { cents: asked.cents, note: asked.reason.trim() },
      })
      return 'changed'
    })
  }

  /** A write-off was a mistake: another entry takes it back, once. */
  async takeBackWriteOff(
    orderId: string,
    { entryId, by }: WriteOffTakenBack & { by: string },
  ): Promise<OrderChangeRefusal | null> {
    return this.change(orderId, async (client, { state }, at) => {
      const mayBe = orderStateAfter(state, 'writeOff') !== null
      const cents = mayBe ? await takeWriteOffBack(client, orderId, { entryId, by, at }) : null
      if (cents === null) return 'order-not-changeable'
      if (cents === 0) return 'as-it-was'
      await addEvent(client, breakfastOrderSubject(orderId), {
        kind: 'write-off-taken-back',
        at,
        by,
        data: { cents },
      })
      return 'changed'
    })
  }

  /** A part of what was paid goes back, with the reason; the order stays as it is. */
  async giveBack(
    orderId: string,
    { cents, reason, by, requestId }: OrderGiveBack,
  ): Promise<OrderChangeRefusal | null> {
    return this.change(orderId, async (client, { state }, at) => {
      if (!orderStateAfter(state, 'giveBack')) return 'order-not-changeable'
      const became = await giveBack(client, orderId, { cents, by, at, requestId })
      if (became === 'open') return 'still-open'
      if (became === 'too-high') return 'more-than-came-in'
      if (became === 'again') return 'as-it-was'
      await client.query(
        'UPDATE breakfast_orders SET total_cents = total_cents - $2, updated_at = $3 WHERE id = $1',
        [orderId, cents, at],
      )
      const data = { cents, note: reason.trim() }
      await addEvent(client, breakfastOrderSubject(orderId), { kind: 'given-back', at, by, data })
      return 'changed'
    })
  }

  /** Staff have brought the boxes. Saying so twice does nothing. */
  async deliver(orderId: string, by: string): Promise<OrderChangeRefusal | null> {
    return this.change(orderId, async (client, { state }, at) => {
      if (state === 'delivered') return 'as-it-was'
      if (!orderStateAfter(state, 'deliver')) return 'order-not-changeable'
      await client.query(
        `UPDATE breakfast_orders SET state = 'delivered', failed_because = NULL, failed_note = '', updated_at = $2 WHERE id = $1`,
        [orderId, at],
      )
      await addEvent(client, breakfastOrderSubject(orderId), { kind: 'delivered', at, by })
      return 'changed'
    })
  }

  /**
   * Staff could not bring the boxes: why is kept, and no money moves. Staff bring them again, or
   * cancel. Not before the day of the delivery; the same press twice is one attempt.
   */
  async failDelivery(
    orderId: string,
    { because, note, by, requestId }: OrderFailedDelivery,
  ): Promise<OrderChangeRefusal | null> {
    return this.change(orderId, async (client, { state, day }, at) => {
      const subject = breakfastOrderSubject(orderId)
      if (await wasPressed(client, subject, requestId)) return 'as-it-was'
      const isTooEarly = day > momentInAmsterdam(at.getTime()).today
      if (!orderStateAfter(state, 'failDelivery') || isTooEarly) return 'order-not-changeable'
      await client.query(
        `UPDATE breakfast_orders SET failed_because = $3, failed_note = $4, updated_at = $2 WHERE id = $1`,
        [orderId, at, because, note.trim()],
      )
      const data = { reason: because, note: note.trim(), press: requestId }
      await addEvent(client, subject, { kind: 'delivery-failed', at, by, data })
      return 'changed'
    })
  }

  private change(
    orderId: string,
    work: OrderWork,
    tells = true,
  ): Promise<OrderChangeRefusal | null> {
    const { pool, clock, notifier } = this
    return changeOrder({ pool, clock, notifier }, orderId, work, tells)
  }
}
