import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { nameInGreeting } from '../../rules/forms/first-name-in.ts'
import type { GuestWords } from '../../rules/texts/all-words.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { message } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { CallUs } from '../property/ReachUs.tsx'
import { dayYearWords } from '../stay/words.ts'
import type { Scene } from '../thanks/SceneCard.tsx'
import { deliveryHours } from './delivery-hours.ts'
import { OrderAgain, PayOrder, ToPayOrder } from './order-actions.tsx'
import type { OrderState } from './order-state.ts'
import { payUntilWords } from './pay-until-words.ts'

type OrderScene = Scene<BreakfastOrderStatusView>

/** What each state of a breakfast order is told with. */
export function orderScenes(words: GuestWords): Record<OrderState, OrderScene> {
  const { price, siteBreakfast, siteThanks } = words

  const withUntil =
    (text: string): OrderScene['words'] =>
    (order) =>
      fillText(text, {
        amount: sumInWords(words, order.balanceCents),
        until: payUntilWords(words, order),
      })
  const orderAgain: OrderScene['actions'] = () => (
    <>
      <OrderAgain main />
      <CallUs />
    </>
  )
  const payAgain: OrderScene['actions'] = (order) => (
    <>
      <ToPayOrder order={order} label={siteThanks.payAgain} />
      <CallUs />
    </>
  )
  const payOrder: OrderScene['actions'] = (order) => (
    <>
      <PayOrder order={order} />
      <ToPayOrder order={order} label={siteThanks.payOtherwise} quiet />
      <CallUs />
    </>
  )

  return {
    'to-pay': {
      status: { kind: 'notice', word: siteThanks.notYetPaid },
      picture: 'ontbijtbox',
      title: siteBreakfast.toPayTitle,
      words: withUntil(siteBreakfast.toPay),
      amount: siteThanks.toPay,
      actions: payOrder,
    },
    'at-payment': {
      status: { kind: 'notice', word: siteThanks.notYetPaid },
      picture: 'ontbijtbox',
      title: siteThanks.toPayTitle,
      words: withUntil(siteBreakfast.toPay),
      waiting: siteThanks.toPayWait,
      amount: siteThanks.toPay,
      actions: payOrder,
    },
    paying: {
      status: { kind: 'notice', word: siteThanks.busy },
      picture: 'ontbijtbox',
      title: siteThanks.payingTitle,
      words: withUntil(siteThanks.paying),
      waiting: siteThanks.payingWait,
      amount: siteThanks.toPay,
      actions: (order) => <PayOrder order={order} />,
    },
    'not-paid': {
      status: { kind: 'danger', word: siteThanks.notPaid },
      picture: 'gesloten-luiken',
      title: siteThanks.failedTitle,
      words: withUntil(siteBreakfast.notPaid),
      amount: siteThanks.toPay,
      actions: payAgain,
    },
    'pay-stopped': {
      status: { kind: 'notice', word: siteThanks.notPaid },
      picture: 'ontbijtbox',
      title: siteThanks.stoppedTitle,
      words: withUntil(siteBreakfast.payStopped),
      amount: siteThanks.toPay,
      actions: payAgain,
    },
    'pay-lapsed': {
      status: { kind: 'danger', word: siteThanks.notPaid },
      picture: 'gesloten-luiken',
      title: siteThanks.lapsedTitle,
      words: withUntil(siteBreakfast.payLapsed),
      amount: siteThanks.toPay,
      actions: payAgain,
    },
    'part-paid': {
      status: { kind: 'danger', word: siteThanks.partPaid },
      picture: 'gesloten-luiken',
      title: siteThanks.partPaidTitle,
      words: withUntil(siteBreakfast.partPaid),
      amount: price.total,
      actions: (order) => (
        <>
          <ToPayOrder order={order} label={siteThanks.payRest} />
          <CallUs />
        </>
      ),
    },
    confirming: {
      status: { kind: 'success', word: siteThanks.paid },
      picture: 'ontbijtbox',
      title: siteThanks.confirmingTitle,
      words: ({ name }) =>
        fillText(siteBreakfast.confirming, { name: nameInGreeting(words, name) }),
      waiting: siteThanks.confirmingWait,
      amount: siteThanks.paid,
      actions: () => null,
    },
    confirmed: {
      status: { kind: 'success', word: siteThanks.paid },
      picture: 'ontbijtbox',
      title: siteBreakfast.confirmedTitle,
      words: ({ name, email, day, slotLabel, here }) =>
        textOf(
          words,
          message(here ? 'siteBreakfast.confirmedHere' : 'siteBreakfast.confirmed', {
            name: nameInGreeting(words, name),
            day: dayYearWords(words, day),
            ...deliveryHours([{ label: slotLabel }]),
            email,
          }),
        ),
      amount: siteThanks.paid,
      actions: () => <OrderAgain />,
    },
    'confirmed-unpaid': {
      status: { kind: 'notice', word: siteBreakfast.orderedUnpaid },
      picture: 'ontbijtbox',
      title: siteBreakfast.confirmedUnpaidTitle,
      words: ({ name, balanceCents }) =>
        fillText(siteThanks.bookedUnpaidText, {
          name: nameInGreeting(words, name),
          amount: sumInWords(words, balanceCents),
        }),
      amount: price.total,
      actions: (order) => <ToPayOrder order={order} label={siteThanks.payNow} />,
    },
    delivered: {
      status: { kind: 'success', word: siteBreakfast.delivered },
      picture: 'ontbijtbox',
      title: siteBreakfast.deliveredTitle,
      words: ({ receiver }) => fillText(siteBreakfast.deliveredText, { receiver }),
      amount: price.total,
      actions: () => <OrderAgain />,
    },
    lapsed: {
      status: { kind: 'danger', word: siteThanks.expired },
      picture: 'gesloten-luiken',
      title: siteBreakfast.lapsedTitle,
      words: () => siteBreakfast.lapsed,
      amount: siteThanks.notPaid,
      actions: orderAgain,
    },
    cancelled: {
      status: { kind: 'danger', word: siteThanks.cancelled },
      picture: 'gesloten-luiken',
      title: siteBreakfast.cancelledTitle,
      words: ({ balanceCents }) =>
        balanceCents < 0
          ? fillText(siteBreakfast.cancelledRefund, { amount: sumInWords(words, -balanceCents) })
          : siteBreakfast.cancelled,
      amount: siteThanks.amount,
      actions: orderAgain,
    },
    refunded: {
      status: { kind: 'notice', word: siteThanks.refunded },
      picture: 'gesloten-luiken',
      title: siteThanks.refundedTitle,
      words: ({ email }) => fillText(siteBreakfast.refunded, { email }),
      amount: siteThanks.refunded,
      actions: orderAgain,
    },
  }
}
