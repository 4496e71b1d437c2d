import { BreakfastOrderActs } from '../../../api/breakfast-orders/breakfast-order-acts.ts'
import { breakfastOrderSubject } from '../../../api/breakfast-orders/breakfast-order.ts'
import type { BreakfastOrderAccepted } from '../../../api/breakfast-orders/breakfast-order-shapes.ts'
import { PaymentAttempts } from '../../../api/payments/payment-attempts.ts'
import { PaymentSync } from '../../../api/payments/payment-sync.ts'
import { goToPay } from '../../api/setup/book-over-http.ts'
import { orderBreakfast, threeBoxes } from '../../api/setup/order-breakfast.ts'
import { type Setup, choose } from '../setup/setup.ts'
import { mailsKept } from './mails-kept.ts'
import type { LivedKind, Part } from './part.ts'
import { handsOnOrders } from '../../api/setup/hands-of-staff.ts'
import { versionOf } from '../../api/setup/version-of.ts'

/** An order of 38.80 that nobody has begun to pay, a month before its delivery. */
export const breakfastOrders: LivedKind<BreakfastOrderAccepted> = {
  async make(setup) {
    const { status, body } = await orderBreakfast(setup.api.app, threeBoxes, undefined, setup.url)
    if (status !== 201) throw new Error(`not accepted: ${status} ${JSON.stringify(body)}`)
    return body
  },
}

const acts = (setup: Setup) => setup.api.app.get(BreakfastOrderActs)
const told = ['breakfast-confirmation', 'breakfast-to-bring']
const toldKept = told.map((mail) => `${mail} kept`)
const receipt = {
  cents: 3880,
  method: 'cash',
  by: 'Mieke Geurts',
  requestId: 'press-of-receipt',
  staffId: null,
} as const

async function pay({ paymentUrl }: BreakfastOrderAccepted): Promise<void> {
  await choose(await goToPay(paymentUrl), 'paid')
}

/** The time to pay ended yesterday at 14:00. */
const overdue = (setup: Setup) =>
  setup.pool.query(`UPDATE breakfast_orders SET delivery_day = '2026-02-02'`)

/** An order that was paid at the provider, and everybody knows. */
async function paidAndTold(setup: Setup, order: BreakfastOrderAccepted): Promise<void> {
  await pay(order)
  await setup.api.app.get(PaymentSync).sync(order.id)
  await mailsKept(setup, breakfastOrderSubject(order.id), ...told)
}

/** What becomes of a breakfast order, an effect at a time. */
export const breakfastOrderParts: Record<string, Part<BreakfastOrderAccepted>> = {
  'opening a payment': {
    activities: ['breakfastOrderOpenPayment'],
    begin: (setup, { id }) => setup.api.app.get(PaymentAttempts).begin(breakfastOrderSubject(id)),
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
      await acts(setup).lapse(id)
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
    activities: ['breakfastOrderRefundLatePayment', 'breakfastOrderSendMail'],
    begin: async (setup, order) => {
      await paidAndTold(setup, order)
      await acts(setup).cancelByGuest(order.id)
    },
    end: {
      events: ['placed', 'payment-opened', 'paid', 'order-confirmed', 'cancelled', 'refunded'],
      mails: ['breakfast-cancellation kept', 'breakfast-not-to-bring kept', ...toldKept].toSorted(),
      entries: ['sold', 'received', 'changed', 'refunded'],
      refunds: 1,
    },
  },
  'what staff say was paid': {
    activities: ['breakfastOrderSendMail'],
    begin: async (setup, { id }) =>
      handsOnOrders(setup.api.app).markPaid(id, {
        ...receipt,
        version: await versionOf(setup.pool, id),
      }),
    end: {
      events: ['placed', 'paid', 'order-confirmed'],
      mails: toldKept,
      entries: ['sold', 'received'],
    },
  },
  'what staff give back': {
    activities: ['breakfastOrderRefundLatePayment'],
    begin: async (setup, order) => {
      await paidAndTold(setup, order)
      await handsOnOrders(setup.api.app).giveBack(order.id, {
        cents: 500,
        reason: 'Een box was te laat',
        by: 'Mieke Geurts',
        requestId: 'press-of-give-back',
        staffId: null,
        version: await versionOf(setup.pool, order.id),
      })
    },
    end: {
      events: ['placed', 'payment-opened', 'paid', 'order-confirmed', 'given-back', 'refunded'],
      mails: toldKept,
      entries: ['sold', 'received', 'changed', 'refunded'],
      refunds: 1,
    },
  },
}
