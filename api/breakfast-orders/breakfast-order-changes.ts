import { Injectable } from '@nestjs/common'
import type { PoolClient } from 'pg'
import {
  type BreakfastOrderState,
  orderStateAfter,
} from '../../rules/breakfast/breakfast-order-life.ts'
import { payableUntil, refundedUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { type FailedDelivery, failuresOf } from '../../rules/breakfast/failed-delivery.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { DecidingAct, DecisionKind } from '../../rules/decisions/decided-meanwhile.ts'
import type { ApiError } from '../errors/api-error.ts'
import { isDayClosed } from '../errors/day-closed.ts'
import type { ByHandMethod } from '../folios/folio-entry.ts'
import {
  type WriteOff,
  type WriteOffTakenBack,
  enterWriteOff,
  takeWriteOffBack,
} from '../folios/write-off.ts'
import { balanceOf } from '../folios/folios.ts'
import { type OrderKind, type Outcome, Orders } from '../orders/orders.ts'
import type { Press } from '../orders/presses.ts'
import { type GiveBack, giveBack } from '../payments/give-back.ts'
import { refuseDone } from '../subjects/decided-since.ts'
import { addEvent } from '../subjects/events.ts'
import { breakfastOrderSubject } from './breakfast-order-subject.ts'
import { endOrder } from './end-breakfast-order.ts'
import { enterOrderReceipt } from './enter-order-receipt.ts'

/** Who of staff pressed, and by which version of the order. */
export interface OrderPress extends Pick<Press, 'by' | 'requestId' | 'staffId'> {
  /** Of the order on the screen: what others decided since is not passed over. */
  version: number
}

/** Why a change is not made. */
export type OrderChangeRefusal =
  | 'not-found'
  | 'order-not-payable'
  | 'order-not-changeable'
  /** More than is open. */
  | 'amount-too-high'
  /** More is to go back than came in. */
  | 'more-than-came-in'
  /** Nothing goes back while a part is still to pay. */
  | 'still-open'
  /** The cash desk of today is closed: no cash or card any more. */
  | 'day-closed'
  /** What others decided meanwhile, as staff read it. */
  | { stands: ApiError['error'] }

/** An order as it stands; nobody else changes it meanwhile. */
interface OrderRow {
  state: BreakfastOrderState
  day: EpochDay
  slot: number
  /** The guest fetches it or eats in the house. */
  here: boolean
  total: number
  /** What is still to pay, cents. */
  balance: number
}

const BREAKFAST_ORDER: OrderKind<OrderRow> = {
  kind: 'breakfast-order',
  noun: 'breakfast-orders',
  async lock(client, id) {
    const { rows } = await client.query<Omit<OrderRow, 'balance'>>(
      `SELECT state, delivery_day - date '1970-01-01' AS day, slot, here, total_cents AS total FROM breakfast_orders WHERE id = $1 FOR UPDATE`,
      [id],
    )
    return rows[0] ? { ...rows[0], balance: await balanceOf(client, id) } : null
  },
}

type OrderWork = (
  client: PoolClient,
  row: OrderRow,
  at: Date,
) => Promise<'done' | 'as-it-was' | OrderChangeRefusal>

/** The guest's own cancellation, or the one of a member of staff. */
export type OrderCancellation =
  | { because: 'guest' }
  | (OrderPress & {
      because: 'staff'
      /** Whether all that was paid goes back, where it is too late for that to go by itself. */
      refundLate: boolean
    })

/** Staff have money in hand. */
export interface OrderReceipt extends OrderPress {
  cents: number
  method: ByHandMethod
}

/**
 * The changes of an order's state that are not a payment's (`breakfast-order-payment-owner.ts`),
 * each one transaction, one after the other by the lock on its folio. Guest and staff make them at
 * once, also while Temporal is away; its workflow hears of it by the outbox. States move forward
 * only.
 */
@Injectable()
export class BreakfastOrderChanges {
  constructor(private readonly orders: Orders) {}

  /** Cancels an order that nobody paid in time. Any other is left as it is. */
  async lapse(orderId: string): Promise<void> {
    const work: OrderWork = async (client, row, at) => {
      if (!orderStateAfter(row.state, 'lapse') || at.getTime() < payableUntil(row.day))
        return 'as-it-was'
      await endOrder(client, orderId, { because: 'unpaid', by: null, at, takenCents: row.total })
      return 'done'
    }
    await this.change(orderId, work, null, { isNews: false })
  }

  /**
   * Cancelling twice does nothing; another member of staff is told what stands. Until 24 hours before
   * the delivery all that was paid goes back (BO §5's notice, the other way round); after that the
   * guest cannot cancel, and staff decide.
   */
  async cancel(orderId: string, asked: OrderCancellation): Promise<OrderChangeRefusal | null> {
    const { because } = asked
    const press = because === 'staff' ? asked : null
    const work: OrderWork = async (client, row, at) => {
      if (row.state === 'cancelled')
        return press ? this.done(client, orderId, 'cancelled', at) : 'as-it-was'
      const isInTime =
        at.getTime() < (row.state === 'placed' ? payableUntil(row.day) : refundedUntil(row))
      if (!orderStateAfter(row.state, 'cancel') || (because === 'guest' && !isInTime))
        return 'order-not-changeable'
      const unpaid = Math.max(0, row.balance)
      const takenCents = isInTime || press?.refundLate === true ? row.total : unpaid
      const by = press?.by ?? 'guest'
      await endOrder(client, orderId, { because, by, at, takenCents })
      return 'done'
    }
    return this.change(orderId, work, press && { act: 'cancel', ...press })
  }

  /**
   * Staff have money in hand: a receipt. An order that waits for it is confirmed once all is paid.
   * The same press twice is one receipt; more than is open is refused.
   */
  async markPaid(orderId: string, receipt: OrderReceipt): Promise<OrderChangeRefusal | null> {
    const { requestId, cents, method, by } = receipt
    const work: OrderWork = async (client, { state, balance }, at) => {
      const key = `receipt-${orderId}-${requestId}`
      const order = { id: orderId, state, balance }
      const money = { cents, method, by, at, key }
      const refusal = await enterOrderReceipt(client, order, money)
      if (refusal === 'too-high') return 'amount-too-high'
      return refusal ? 'order-not-payable' : 'done'
    }
    return this.change(orderId, work, { act: 'mark-paid', ...receipt })
  }

  /** What will never be paid is written off, with the reason; never more than is open. */
  async writeOff(
    orderId: string,
    asked: WriteOff & OrderPress,
  ): Promise<OrderChangeRefusal | null> {
    const work: OrderWork = async (client, { state, balance: balanceCents }, at) => {
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
      return 'done'
    }
    return this.change(orderId, work, { act: 'write-off', ...asked })
  }

  /** A write-off was a mistake: another entry takes it back, once. */
  async takeBackWriteOff(
    orderId: string,
    asked: WriteOffTakenBack & OrderPress,
  ): Promise<OrderChangeRefusal | null> {
    const { entryId, by } = asked
    const work: OrderWork = async (client, { state }, at) => {
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
      return 'done'
    }
    return this.change(orderId, work, { act: 'take-back-write-off', ...asked })
  }

  /** A part of what was paid goes back, with the reason; the order stays as it is. */
  async giveBack(
    orderId: string,
    asked: GiveBack & OrderPress,
  ): Promise<OrderChangeRefusal | null> {
    const { cents, reason, by, requestId } = asked
    const work: OrderWork = async (client, { state }, at) => {
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
      return 'done'
    }
    return this.change(orderId, work, { act: 'give-back', ...asked })
  }

  /** Staff have brought the boxes, or given them to who came for them. Who says so after another is told that they are there. */
  async deliver(orderId: string, asked: OrderPress): Promise<OrderChangeRefusal | null> {
    const { by } = asked
    const work: OrderWork = async (client, { state, here }, at) => {
      if (state === 'delivered') return this.done(client, orderId, 'delivered', at)
      if (!orderStateAfter(state, 'deliver')) return 'order-not-changeable'
      await client.query(
        `UPDATE breakfast_orders SET state = 'delivered', failed_because = NULL, failed_note = '', updated_at = $2 WHERE id = $1`,
        [orderId, at],
      )
      const event = { kind: 'delivered', at, by, data: here ? { here } : {} }
      await addEvent(client, breakfastOrderSubject(orderId), event)
      return 'done'
    }
    return this.change(orderId, work, { act: 'deliver', ...asked })
  }

  /**
   * The guest did not get the boxes: why is kept, and no money moves. Staff bring them again, or
   * cancel. Of boxes that nobody brings no door is the reason. Not before the day of the delivery; the same press twice is one attempt.
   */
  async failDelivery(
    orderId: string,
    asked: FailedDelivery & OrderPress,
  ): Promise<OrderChangeRefusal | null> {
    const { because, note, by } = asked
    const work: OrderWork = async (client, { state, day, here }, at) => {
      const isTooEarly = day > momentInAmsterdam(at.getTime()).today
      if (!orderStateAfter(state, 'failDelivery') || isTooEarly) return 'order-not-changeable'
      if (!failuresOf(here).includes(because)) return 'order-not-changeable'
      await client.query(
        `UPDATE breakfast_orders SET failed_because = $3, failed_note = $4, updated_at = $2 WHERE id = $1`,
        [orderId, at, because, note.trim()],
      )
      const data = {
        reason: because,
        note: note.trim(),
        ...(here ? { here } : {}),
      }
      const event = { kind: 'delivery-failed', at, by, data }
      await addEvent(client, breakfastOrderSubject(orderId), event)
      return 'done'
    }
    return this.change(orderId, work, { act: 'fail-delivery', ...asked })
  }

  /** What was done before by another press, with who did it. */
  private async done(
    client: PoolClient,
    orderId: string,
    kind: DecisionKind,
    at: Date,
  ): Promise<OrderChangeRefusal> {
    const stands = await refuseDone(client, breakfastOrderSubject(orderId), kind, at)
    return stands ? { stands } : 'order-not-changeable'
  }

  /** @param pressed whose version is compared, and which is carried out once; null: no act of staff */
  private async change(
    orderId: string,
    work: OrderWork,
    pressed: (OrderPress & { act: DecidingAct }) | null,
    { isNews = true } = {},
  ): Promise<OrderChangeRefusal | null> {
    const outcome = await this.orders.act(BREAKFAST_ORDER, orderId, {
      ...(pressed && byStaff(pressed)),
      isNews,
      async do(client, row, { at }): Promise<Outcome<OrderChangeRefusal>> {
        const became = await work(client, row, at)
        return became === 'done' || became === 'as-it-was' ? became : { refused: became }
      },
      refusalOf: (error): OrderChangeRefusal | null => (isDayClosed(error) ? 'day-closed' : null),
    })
    return typeof outcome === 'object' ? outcome.refused : null
  }
}

/** The press, with what was filled in, and what is decided by it. */
function byStaff({
  act,
  version,
  by,
  requestId,
  staffId,
  ...data
}: OrderPress & { act: DecidingAct }) {
  return { press: { act, by, requestId, staffId, data }, decided: { act, version } }
}
