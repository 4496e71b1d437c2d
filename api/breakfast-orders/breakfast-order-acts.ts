import { Inject, Injectable } from '@nestjs/common'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import {
  type CancelledBecause,
  orderStateAfter,
} from '../../rules/breakfast/breakfast-order-life.ts'
import { payableUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { failedBecause, failuresOf, saysWhy } from '../../rules/breakfast/failed-delivery.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { message } from '../../rules/texts/message.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { addEntry } from '../folios/folios.ts'
import { isMailToken } from '../mail/mail-token.ts'
import { withdrawMails } from '../mail/mails-of-subject.ts'
import { pressShape, receiptShape } from '../orders/act-shapes.ts'
import { OrderActs, actOf } from '../orders/acts.ts'
import { Orders, type Refusal } from '../orders/orders.ts'
import { moneyActs, wrongAmount } from '../payments/money-acts.ts'
import { enterInHand } from '../payments/payment-owner.ts'
import { decideRefunds } from '../payments/refund-standing.ts'
import { chosenLanguage } from '../requests/language-shapes.ts'
import { addEvent } from '../subjects/events.ts'
import type { BreakfastOrderDetailView } from './breakfast-order-shapes.ts'
import { BreakfastOrderViews } from './breakfast-order-views.ts'
import {
  BREAKFAST_ORDER,
  type OrderRecord,
  allBackUntil,
  breakfastOrderSubject,
  orderInHand,
} from './breakfast-order.ts'

const failedDeliveryShape = pressShape
  .extend({
    because: z.enum(failedBecause, 'Kies waarom het niet is gelukt.'),
    note: z
      .string('Deze tekst is niet leesbaar.')
      .trim()
      .max(300, 'Deze tekst is te lang.')
      .default('')
      .meta({ description: 'Needed where the reason says nothing by itself.' }),
  })
  .refine(saysWhy, { path: ['note'], error: 'Schrijf op waarom het niet is gelukt.' })

const cancellationShape = pressShape.extend({
  refundLate: z
    .boolean('Kies of er geld teruggaat.')
    .meta({ description: 'Where it is too late for the money to go back by itself.' }),
})

const act = actOf<OrderRecord>()

/** All that staff can do to a breakfast order. */
export const breakfastOrderActs = {
  /** Staff have brought the boxes, or given them to who came for them. */
  deliver: act({
    shape: pressShape,
    decides: 'deliver',
    done: 'delivered',
    async carryOut(client, { order: { id, here }, by, at }) {
      await client.query(
        `UPDATE breakfast_orders SET state = 'delivered', failed_because = NULL, failed_note = '', updated_at = $2 WHERE id = $1`,
        [id, at],
      )
      const event = { kind: 'delivered', at, by, data: here ? { here } : {} }
      await addEvent(client, breakfastOrderSubject(id), event)
    },
  }),

  /**
   * The guest did not get the boxes: why is kept, and no money moves. Staff bring them again, or
   * cancel. Of boxes that nobody brings no door is the reason. Not before the day of the delivery.
   */
  'fail-delivery': act({
    shape: failedDeliveryShape,
    decides: 'fail-delivery',
    async carryOut(client, { order: { id, day, here }, data: { because, note }, by, at }) {
      const isTooEarly = day > momentInAmsterdam(at.getTime()).today
      const isReason = failuresOf(here).includes(because)
      if (isTooEarly || !isReason) throw new Refused(plainError('order-not-changeable'))
      await client.query(
        `UPDATE breakfast_orders SET failed_because = $3, failed_note = $4, updated_at = $2 WHERE id = $1`,
        [id, at, because, note],
      )
      const noted = { reason: because, note, ...(here ? { here } : {}) }
      const event = { kind: 'delivery-failed', at, by, data: noted }
      await addEvent(client, breakfastOrderSubject(id), event)
    },
  }),

  /**
   * Staff have money in hand: a receipt, never more than is open. An order that waits for it is
   * confirmed once all is paid.
   */
  'mark-paid': act({
    shape: receiptShape,
    decides: 'mark-paid',
    unfit: plainError('order-not-payable'),
    async carryOut(client, { order, data: { cents, method }, by, requestId, at }) {
      const key = `receipt-${order.id}-${requestId}`
      const receipt = { cents, method, by, at, key }
      const refusal = await enterInHand(client, orderInHand(client, order), receipt)
      if (refusal === 'too-high') throw wrongAmount(message('bill.tooHigh'))
      if (refusal) throw new Refused(plainError('order-not-payable'))
    },
  }),

  ...moneyActs(BREAKFAST_ORDER, {
    table: 'breakfast_orders',
    otherRefund:
      'Wat er met de hand terug moet, is intussen veranderd. Bekijk de bestelling opnieuw.',
  }),

  /** Staff choose another language for who ordered, whatever became of the order. */
  edit: act({
    shape: pressShape.extend({ language: chosenLanguage }),
    judgesState: true,
    async carryOut(client, { order: { id, language: from }, data: { language: to }, by, at }) {
      if (from === to) return
      await client.query(
        `UPDATE breakfast_orders SET language = $3, updated_at = $2 WHERE id = $1`,
        [id, at, to],
      )
      const event = {
        kind: 'changed',
        at,
        by,
        data: { changes: [{ field: 'language', from, to }] },
      }
      await addEvent(client, breakfastOrderSubject(id), event)
    },
  }),

  cancel: act({
    shape: cancellationShape,
    decides: 'cancel',
    done: 'cancelled',
    carryOut: (client, { order, data: { refundLate }, by, at }) =>
      cancel(client, order, { because: 'staff', refundLate, by, at }),
  }),
}

/**
 * Until 24 hours before the delivery all that was paid goes back (BO §5's notice, the other way
 * round); after that the guest cannot cancel, and staff decide.
 */
async function cancel(
  client: PoolClient,
  order: OrderRecord,
  asked: { because: 'staff' | 'guest'; refundLate: boolean; by: string; at: Date },
): Promise<void> {
  const { because, refundLate, by, at } = asked
  const isInTime = at.getTime() < allBackUntil(order)
  if (because === 'guest' && !isInTime) throw new Refused(plainError('order-not-changeable'))
  const takenCents = isInTime || refundLate ? order.totalCents : Math.max(0, order.balanceCents)
  await endOrder(client, order, { because, by, at, takenCents })
}

/**
 * Takes back what was sold, has what was paid for it go back, and ends the mails that wait.
 *
 * @param ending `takenCents` is how much of what was sold is taken back
 */
async function endOrder(
  client: PoolClient,
  { id, balanceCents }: OrderRecord,
  ending: { because: CancelledBecause; by: string | null; at: Date; takenCents: number },
): Promise<void> {
  const { because, by, at, takenCents } = ending
  const subject = breakfastOrderSubject(id)
  await client.query(
    `UPDATE breakfast_orders SET state = 'cancelled', visitor = NULL, cancelled_because = $3, total_cents = total_cents - $4, updated_at = $2 WHERE id = $1`,
    [id, at, because, takenCents],
  )
  const changed = { kind: 'changed', cents: -takenCents, note: 'cancelled' } as const
  if (takenCents > 0) await addEntry(client, { folioId: id, ...changed, at, by })
  await decideRefunds(client, id, { by, at })
  const backCents = Math.max(0, takenCents - balanceCents)
  const data = { backCents, ...(because === 'unpaid' && { reason: because }) }
  await addEvent(client, subject, { kind: 'cancelled', at, by, data })
  await withdrawMails(client, subject, 'cancelled')
}

/**
 * The changes of an order's state that are not a payment's (`BreakfastOrderPaymentOwner`). Its
 * workflow hears of them by the outbox. States move forward only.
 */
@Injectable()
export class BreakfastOrderActs extends OrderActs<OrderRecord> {
  protected readonly kind = BREAKFAST_ORDER
  protected readonly table = breakfastOrderActs
  protected readonly services = null

  constructor(
    orders: Orders,
    clock: Clock,
    private readonly views: BreakfastOrderViews,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'secret'>,
  ) {
    super(orders, clock)
  }

  override detail(id: string): Promise<BreakfastOrderDetailView | null> {
    return this.views.detail(id)
  }

  /** Cancels an order that nobody paid in time. Any other is left as it is. */
  async lapse(id: string): Promise<void> {
    const refusal = await this.orders.act(BREAKFAST_ORDER, id, {
      isNews: false,
      async do(client, order, { at }) {
        const { state, day, totalCents: takenCents } = order
        if (orderStateAfter(state, 'lapse') && at.getTime() >= payableUntil(day))
          await endOrder(client, order, { because: 'unpaid', by: null, at, takenCents })
      },
    })
    if (refusal && refusal.reason !== 'not-found') throw new Refused(refusal)
  }

  /**
   * The guest's own cancellation, by the link of a mail: who has the id alone may only look.
   *
   * @param token of the mail's link
   * @throws Refused
   */
  async cancelByMail(id: string, token: string): Promise<void> {
    if (!isMailToken(this.environment.secret, breakfastOrderSubject(id), token))
      throw new Refused(plainError('not-found', message('problemDetail.wrongLink')))
    if (await this.cancelByGuest(id))
      throw new Refused(
        plainError('order-not-changeable', message('problemDetail.cancelledTooLate')),
      )
  }

  /** Cancels for the guest, or says why not. Cancelling twice does nothing. */
  async cancelByGuest(id: string): Promise<Refusal | null> {
    return this.orders.act(BREAKFAST_ORDER, id, {
      async do(client, order, { at }) {
        if (order.state === 'cancelled') return
        if (!orderStateAfter(order.state, 'cancel'))
          throw new Refused(plainError('order-not-changeable'))
        await cancel(client, order, { because: 'guest', refundLate: false, by: 'guest', at })
      },
    })
  }
}
