import { BreakfastOrderChanges } from '../../../api/breakfast-orders/breakfast-order-changes.ts'
import { breakfastOrderSubject } from '../../../api/breakfast-orders/breakfast-order-subject.ts'
import type { BreakfastOrderAccepted } from '../../../api/breakfast-orders/breakfast-order-view.ts'
import { BreakfastOrderWorkflows } from '../../../api/breakfast-orders/breakfast-order-workflows.ts'
import { PaymentAttempts } from '../../../api/payments/payment-attempts.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { goToPay } from '../../api/setup/book-over-http.ts'
import { orderBreakfast, threeBoxes } from '../../api/setup/order-breakfast.ts'
import { type Setup, choose } from '../setup/setup.ts'
import { mailsKept } from './mails-kept.ts'
import type { LivedKind, Part } from './part.ts'

/** An order of 38.80 that nobody has begun to pay, a month before its delivery. */
export const breakfastOrders: LivedKind<BreakfastOrderAccepted, BreakfastOrderWorkflows> = {
  async make(setup) {
    const { status, body } = await orderBreakfast(setup.api.app, threeBoxes, undefined, setup.url)
    if (status !== 201) throw new Error(`not accepted: ${status} ${JSON.stringify(body)}`)
    return body
  },
  staff: ({ workflows }) => new BreakfastOrderWorkflows(workflows),
}

const changes = (setup: Setup) => setup.api.app.get(BreakfastOrderChanges)
const told = ['breakfast-confirmation', 'breakfast-to-bring']
const toldKept = told.map((mail) => `${mail} kept`)
const receipt = {
  cents: 3880,
  method: 'cash',
  by: 'Mieke Geurts',
  requestId: 'press-of-receipt',
} as const

async function pay({ paymentUrl }: BreakfastOrderAccepted): Promise<void> {
  await choose(await goToPay(paymentUrl), 'paid')
}

/** The time to pay ended yesterday at 14:00. */
const overdue = (setup: Setup) =>
  setup.pool.query(`UPDATE breakfast_orders SET delivery_day = '2026-02-02'`)

/** An order that staff bring, though nothing of it was paid. */
async function confirmedUnpaid(setup: Setup, { id }: BreakfastOrderAccepted): Promise<void> {
  await setup.pool.query(`UPDATE breakfast_orders SET state = 'confirmed', visitor = NULL`)
  await mailsKept(setup, breakfastOrderSubject(id), ...told)
}

/** What becomes of a breakfast order, an effect or a question of guest or staff at a time. */
export const breakfastOrderParts: Record<
  string,
  Part<BreakfastOrderAccepted, BreakfastOrderWorkflows>
> = {
  'opening a payment': {
    activities: ['breakfastOrderOpenPayment'],
    begin: (setup, { id }) => setup.api.app.get(PaymentAttempts).begin(id),
    end: { events: ['placed', 'payment-opened'], mails: [], entries: ['sold'] },
  },
  'hearing of a payment and confirming it': {
    activities: ['breakfastOrderSyncPayment', 'breakfastOrderSendMail'],
    begin: (_setup, order) => pay(order),
    end: {
      events: ['placed', 'payment-opened', 'paid', 'order-confirmed'],
      mails: toldKept,
      entries: ['sold', 'received'],
    },
  },
  'the end of the time to pay': {
    activities: ['breakfastOrderLapse'],
    begin: overdue,
    end: {
      events: ['placed', 'cancelled'],
      mails: ['breakfast-cancellation kept'],
      entries: ['sold', 'changed'],
    },
  },
  'paying back what came too late': {
    activities: ['breakfastOrderRefundLatePayment'],
    begin: async (setup, { id, paymentUrl }) => {
      const provider = await goToPay(paymentUrl)
      await overdue(setup)
      await changes(setup).lapse(id)
      await mailsKept(setup, breakfastOrderSubject(id), 'breakfast-cancellation')
      await choose(provider, 'paid')
    },
    end: {
      events: ['placed', 'payment-opened', 'cancelled', 'paid', 'refunded'],
      mails: ['breakfast-cancellation kept', 'breakfast-payment-returned kept'],
      entries: ['sold', 'changed', 'received', 'refunded'],
      refunds: 1,
    },
  },
  'what the guest cancels, and has paid': {
    activities: ['breakfastOrderCancelOrder'],
    begin: async (setup, order) => {
      await pay(order)
      await setup.api.app.get(PaymentSync).sync(order.id)
      await mailsKept(setup, breakfastOrderSubject(order.id), ...told)
    },
    ask: (staff, id) => staff.cancel(id, { because: 'guest', by: 'guest', refundLate: false }),
    end: {
      events: ['placed', 'payment-opened', 'paid', 'order-confirmed', 'cancelled', 'refunded'],
      mails: ['breakfast-cancellation kept', 'breakfast-not-to-bring kept', ...toldKept].toSorted(),
      entries: ['sold', 'received', 'changed', 'refunded'],
      refunds: 1,
    },
  },
  'what staff say was paid': {
    activities: ['breakfastOrderMarkOrderPaid'],
    ask: (staff, id) => staff.markPaid(id, receipt),
    end: {
      events: ['placed', 'paid', 'order-confirmed'],
      mails: toldKept,
      entries: ['sold', 'received'],
    },
  },
  'what staff bring': {
    activities: ['breakfastOrderDeliverOrder'],
    begin: async (setup, { id }) => {
      await changes(setup).markPaid(id, receipt)
      await mailsKept(setup, breakfastOrderSubject(id), ...told)
    },
    ask: (staff, id) => staff.deliver(id, 'Mieke Geurts'),
    end: {
      events: ['placed', 'paid', 'order-confirmed', 'delivered'],
      mails: toldKept,
      entries: ['sold', 'received'],
    },
  },
  'what staff could not bring': {
    activities: ['breakfastOrderFailOrderDelivery'],
    begin: async (setup, { id }) => {
      await changes(setup).markPaid(id, receipt)
      await mailsKept(setup, breakfastOrderSubject(id), ...told)
      await overdue(setup)
    },
    ask: (staff, id) =>
      staff.failDelivery(id, {
        because: 'nobody-home',
        note: '',
        by: 'Mieke Geurts',
        requestId: 'press-of-nobody-home',
      }),
    end: {
      events: ['placed', 'paid', 'order-confirmed', 'delivery-failed'],
      mails: toldKept,
      entries: ['sold', 'received'],
    },
  },
  'what staff write off': {
    activities: ['breakfastOrderWriteOffOrder'],
    begin: confirmedUnpaid,
    ask: (staff, id) =>
      staff.writeOff(id, {
        cents: 3880,
        reason: 'De klant is verhuisd',
        by: 'Mieke Geurts',
        requestId: 'press-of-write-off',
      }),
    end: { events: ['placed', 'written-off'], mails: toldKept, entries: ['sold', 'written-off'] },
  },
  'what staff give back': {
    activities: ['breakfastOrderGiveBackOfOrder'],
    begin: async (setup, order) => {
      await pay(order)
      await setup.api.app.get(PaymentSync).sync(order.id)
      await mailsKept(setup, breakfastOrderSubject(order.id), ...told)
    },
    ask: (staff, id) =>
      staff.giveBack(id, {
        cents: 500,
        reason: 'Een box was te laat',
        by: 'Mieke Geurts',
        requestId: 'press-of-give-back',
      }),
    end: {
      events: ['placed', 'payment-opened', 'paid', 'order-confirmed', 'given-back', 'refunded'],
      mails: toldKept,
      entries: ['sold', 'received', 'changed', 'refunded'],
      refunds: 1,
    },
  },
  'what staff take back of a write-off': {
    activities: ['breakfastOrderTakeBackOrderWriteOff'],
    begin: async (setup, order) => {
      await confirmedUnpaid(setup, order)
      await setup.pool.query(
        `INSERT INTO folio_entries (id, folio_id, kind, cents, at, by, note) OVERRIDING SYSTEM VALUE
         VALUES (900, $1, 'written-off', -3880, now(), 'Mieke Geurts', 'De klant is verhuisd')`,
        [order.id],
      )
    },
    ask: (staff, id) => staff.takeBackWriteOff(id, { entryId: '900', by: 'Mieke Geurts' }),
    end: {
      events: ['placed', 'write-off-taken-back'],
      mails: toldKept,
      entries: ['sold', 'written-off', 'written-off'],
    },
  },
}
