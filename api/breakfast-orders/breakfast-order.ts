import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { plainError } from '../errors/refused.ts'
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
import type { Language } from '../../rules/texts/languages.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { orderThanksPath } from '../../screens/guest-addresses.ts'
import { instantMs, epochDay } from '../database/house-days.ts'
import { importedSql } from '../database/imported-sql.ts'
import { Clock } from '../environment/clock.ts'
import { balanceSql } from '../folios/folios.ts'
import { withdrawMails, writtenMails } from '../mail/mails-of-subject.ts'
import { planMails } from '../mail/plan-mails.ts'
import { endOf } from '../mail/templates/booking-mail-record.ts'
import type { BreakfastMailRecord } from '../mail/templates/breakfast-mails.ts'
import type { OrderKind } from '../orders/orders.ts'
import {
  type PaidInHand,
  type Money,
  type Payable,
  PaymentOwner,
} from '../payments/payment-owner.ts'
import {
  type PaidSubject,
  type PaymentStep,
  paidSubjectSql,
  planPayments,
} from '../payments/plan-payments.ts'
import { type Subject, addEvent } from '../subjects/events.ts'
import { type PlannedStep, StoredPlan } from '../subjects/subject-plan.ts'
import { UNKNOWN_ORDER } from './breakfast-order-shapes.ts'

/** The steps an order's workflow can take, each the name of its activity. */
export type BreakfastOrderStep = PaymentStep | 'lapse' | 'sendMail'

/** What PostgreSQL says of one order: all that the plan depends on. */
interface BreakfastOrderRecord extends BreakfastMailRecord, PaidSubject {}

/** What is to be done for breakfast orders. */
@Injectable()
export class BreakfastOrderPlan extends StoredPlan<BreakfastOrderRecord> {
  readonly kind = 'breakfast-order'

  protected readonly statement = `SELECT json_build_object(
    'state', o.state, 'cancelledBecause', o.cancelled_because, 'day', ${epochDay('o.delivery_day')}, 'slot', o.slot,
    'placedAt', ${instantMs('o.created_at')},
    'propertyHasEmail', coalesce((SELECT value ->> 'email' FROM settings WHERE key = 'property'), '') <> '',
    'imported', ${importedSql('breakfast_orders', 'o.id')},
    ${paidSubjectSql('o.folio_id')},
    'mails', ${writtenMails("'breakfast-order'", 'o.id')}
  ) AS record FROM breakfast_orders o WHERE o.id = $1`

  plan(order: BreakfastOrderRecord, now: number): (PlannedStep & { step: BreakfastOrderStep })[] {
    const until = payableUntil(order.day)
    const isOpen = order.state === 'placed'
    // The old site let none lapse, and whoever ordered there is not told: staff have until its day ends.
    const dueAt = order.imported ? endOf(order.day) : until
    const lapse = isOpen ? [{ step: 'lapse', becomes: 'cancelled', dueAt } as const] : []
    const mails = planMails('breakfast-order', order, now)
    const steps = [...planPayments(order, isOpen && now < until, now), ...lapse, ...mails]
    // A sort keeps the order of equals: money is dealt with before a mail tells of it.
    return steps.toSorted((a, b) => a.dueAt - b.dueAt)
  }
}

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
  /** Of who ordered. */
  language: string
  totalCents: number
  /** What is still to pay. */
  balanceCents: number
}

/** Reads an order; null where there is none. */
async function loadOrder(on: Pool | PoolClient, id: string): Promise<OrderRecord | null> {
  const { rows } = await on.query<OrderRecord>(
    `SELECT id, number, state, ${epochDay('delivery_day')} AS day, slot, here, language, total_cents AS "totalCents",
       ${balanceSql('breakfast_orders.folio_id')} AS "balanceCents" FROM breakfast_orders WHERE id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** Reads an order, and locks it until the transaction ends. The caller has locked its folio. */
async function lockOrder(client: PoolClient, id: string): Promise<OrderRecord | null> {
  await client.query('SELECT FROM breakfast_orders WHERE id = $1 FOR UPDATE', [id])
  return loadOrder(client, id)
}

export const BREAKFAST_ORDER: OrderKind<OrderRecord> = {
  kind: 'breakfast-order',
  noun: 'breakfast-orders',
  unknown: UNKNOWN_ORDER,
  unfit: plainError('order-not-changeable'),
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

/** What payments ask about a breakfast order, and what money does to it. */
@Injectable()
export class BreakfastOrderPaymentOwner extends PaymentOwner {
  readonly kind = 'breakfast-order'
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
      description: message('sitePayment.payForBreakfast', { number }),
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
    const event = { kind: 'paid', at, by: 'provider', data }
    await addEvent(client, breakfastOrderSubject(orderId), event)
    if (order.balanceCents <= 0) await confirmOrder(client, orderId, at)
  }

  async lockForHand(client: PoolClient, id: string): Promise<PaidInHand | null> {
    const order = await lockOrder(client, id)
    return order && orderInHand(client, order)
  }

  /** Nothing is kept for its payer but the time: that does not move. */
  async prolong(client: PoolClient, orderId: string): Promise<Date | null> {
    return (await this.load(client, orderId))?.until ?? null
  }

  refundDescription(number: string): Message {
    return message('sitePayment.backForBreakfast', { number })
  }

  async returnPath(orderId: string, language: Language): Promise<string> {
    return orderThanksPath(orderId, language)
  }
}

/** Why money does not simply pay what was open; null where it does. */
function whyItDoesNotPay({ state, balanceCents }: OrderRecord): string | null {
  if (state === 'cancelled') return 'after-cancellation'
  if (balanceCents > 0) return 'part'
  return state !== 'placed' && balanceCents < 0 ? 'paid-twice' : null
}
