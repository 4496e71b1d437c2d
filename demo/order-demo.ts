import type { BreakfastOffer } from '../api/breakfast-orders/breakfast-offer.ts'
import { answerOf } from '../api/errors/refused.ts'
import { breakfastOrderSubject } from '../api/breakfast-orders/breakfast-order.ts'
import type { BreakfastOrdersService } from '../api/breakfast-orders/breakfast-orders-service.ts'
import type { Clock } from '../api/environment/clock.ts'
import type { PaymentAttempts } from '../api/payments/payment-attempts.ts'
import { formatDay } from '../rules/calendar/day.ts'
import { demoOrders } from './demo-orders.ts'
import { payOnSandbox } from './pay-on-sandbox.ts'
import { HOUSE_LANGUAGE } from '../rules/texts/languages.ts'

/** What the demo works with: the product's own parts. */
interface DemoKitchen {
  offer: BreakfastOffer
  orders: BreakfastOrdersService
  payments: PaymentAttempts
  clock: Clock
  /** Sets the clock back by so many days: who gets breakfast tomorrow ordered it before. */
  goBack(days: number): void
}

/** Orders the demo's breakfasts as their guests would have: as `bookDemo` books. */
export async function orderDemo(kitchen: DemoKitchen): Promise<void> {
  const today = kitchen.clock.moment().today
  for (const [index, { orderedDaysAgo, comesIn, pays, ...order }] of demoOrders.entries()) {
    kitchen.goBack(orderedDaysAgo)
    const day = today + comesIn
    const quote = await kitchen.offer.quote({ ...order, day }, HOUSE_LANGUAGE)
    if (!quote.ok) continue
    const asked = {
      ...order,
      day,
      email: `${order.name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
      phone: '06 12 34 56 78',
      bookingNumber: '',
      totalCents: quote.totalCents,
    }
    const key = `demo-${formatDay(today)}-breakfast-${index}`
    const asker = { key, visitor: null, language: HOUSE_LANGUAGE }
    const answer = await answerOf(() => kitchen.orders.place(asked, asker))
    const opened =
      answer.ok && pays
        ? await kitchen.payments.openNewest(breakfastOrderSubject(answer.value.id))
        : null
    if (opened?.ok) await payOnSandbox(opened.paymentUrl)
  }
  kitchen.goBack(0)
}
