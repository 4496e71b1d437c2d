import {
  payableUntil,
  paymentReminderAt,
  refundedUntil,
} from '../../../rules/breakfast/breakfast-order-times.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailBreakfastTexts } from '../../../rules/texts/mail-breakfast.ts'
import { mailBreakfastCancellationTexts } from '../../../rules/texts/mail-breakfast-cancellation.ts'
import { mailBreakfastConfirmationTexts } from '../../../rules/texts/mail-breakfast-confirmation.ts'
import { mailBreakfastNotToBringTexts } from '../../../rules/texts/mail-breakfast-not-to-bring.ts'
import { mailBreakfastPaymentReminderTexts } from '../../../rules/texts/mail-breakfast-payment-reminder.ts'
import { mailBreakfastPaymentReturnedTexts } from '../../../rules/texts/mail-breakfast-payment-returned.ts'
import { mailBreakfastToBringTexts } from '../../../rules/texts/mail-breakfast-to-bring.ts'
import {
  orderCancellationAddress,
  orderPayPath,
  orderThanksAddress,
} from '../../../screens/guest-addresses.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import { type MailPart, button, factRows, heading, pricedLines, text } from '../mail-content.ts'
import { isMailed } from '../mail-template.ts'
import { type MailedRefund, endOf, isBack } from './booking-mail-record.ts'
import {
  type BreakfastMail,
  type BreakfastMailFacts,
  type BreakfastMailRecord,
  loadBreakfastFacts,
  ofBreakfast,
} from './breakfast-mail-facts.ts'
import { moneyAfterCancelling, wentBack, whereItIsBack } from './money-back.ts'

/** The breakfast is paid: when and where it is, what it cost, and how to cancel it (G §3). */
export const breakfastConfirmation: BreakfastMail = {
  kind: 'breakfast-confirmation',
  name: 'Bevestiging ontbijt',
  ...ofBreakfast,
  byItself: true,
  withdrawnBy: ['cancelled'],
  due: ({ state, day }, now) => (state === 'confirmed' && now < endOf(day) ? now : null),
  content(facts) {
    const texts = mailBreakfastConfirmationTexts
    const { number, deliveryDay: day, orderId, publicUrl } = facts
    const amount = formatEuro(facts.receivedCents - facts.refundedCents)
    // `9.00-9.30` as one says it: `9.00 en 9.30 uur`.
    const hours = `${facts.slotLabel.replace('-', ' en ')} uur`
    return {
      subject: fillText(texts.subject, { day, number }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(fillText(facts.here ? texts.thanksHere : texts.thanks, { amount, day, hours })),
        orderFacts(facts),
        orderLines(facts),
        button(texts.see, orderThanksAddress(publicUrl, orderId)),
        ...cancellationParts(facts),
      ],
    }
  },
}

/** Until when the guest can cancel, and how. */
function cancellationParts(facts: BreakfastMailFacts): MailPart[] {
  const { ifYouCancel, cancelUntil, cancel } = mailBreakfastTexts
  const { day, slot, orderId: id, token, publicUrl } = facts
  const until = spokenInstant(refundedUntil({ day: parseDay(day)!, slot }))
  const url = orderCancellationAddress(publicUrl, { id, token })
  return [
    heading(ifYouCancel),
    text(fillText(cancelUntil, { until })),
    { kind: 'link', label: cancel, url },
  ]
}

/** Nobody has paid yet: until when that can be done, and how. */
export const breakfastPaymentReminder: BreakfastMail = {
  kind: 'breakfast-payment-reminder',
  name: 'Herinnering ontbijt',
  ...ofBreakfast,
  byItself: true,
  withdrawnBy: ['order-confirmed', 'cancelled'],
  due({ state, day, placedAt }) {
    return state === 'placed' ? paymentReminderAt(day, placedAt) : null
  },
  content(facts) {
    const texts = mailBreakfastPaymentReminderTexts
    const { number, deliveryDay, balanceCents, orderId, publicUrl } = facts
    const until = spokenInstant(payableUntil(parseDay(facts.day)!))
    return {
      subject: fillText(texts.subject, { day: deliveryDay, number }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(fillText(texts.payUntil, { until })),
        orderFacts(facts),
        orderLines(facts),
        {
          kind: 'panel',
          title: fillText(texts.stillToPay, { amount: formatEuro(balanceCents) }),
          text: texts.payOnline,
          button: { label: texts.payButton, url: publicUrl + orderPayPath(orderId) },
        },
        text(texts.orNot),
      ],
    }
  },
}

/** No breakfast comes: why, and what of the money goes back. */
export const breakfastCancellation: BreakfastMail = {
  kind: 'breakfast-cancellation',
  name: 'Annulering ontbijt',
  ...ofBreakfast,
  withdrawnBy: [],
  due({ state, cancelledBecause, imported, day }, now) {
    // The old site never said that an unpaid order would end.
    if (imported && cancelledBecause === 'unpaid') return null
    return state === 'cancelled' && now < endOf(day) ? now : null
  },
  content(facts) {
    const texts = mailBreakfastCancellationTexts
    const nothingComes = fillText(texts.nothingComes, { day: facts.deliveryDay })
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(`${whyCancelled(facts)} ${nothingComes}`),
        orderFacts(facts),
        ...moneyAfterCancelling(facts, texts.comesBack, texts.nothingBack),
      ],
    }
  },
}

function whyCancelled({ cancelledBecause }: BreakfastMailFacts): string {
  switch (cancelledBecause) {
    case 'unpaid':
      return mailBreakfastCancellationTexts.unpaid
    case 'guest':
      return mailBreakfastCancellationTexts.byGuest
    default:
      return mailBreakfastCancellationTexts.byProperty
  }
}

/** Money came for an order that was cancelled, or twice: it went back. One mail for each refund. */
export const breakfastPaymentReturned: BreakfastMail = {
  kind: 'breakfast-payment-returned',
  name: 'Mail over terugbetaling ontbijt',
  ...ofBreakfast,
  withdrawnBy: [],
  due: (order, now) => (untoldRefunds(order).length > 0 ? now : null),
  tellsOf: (order) => untoldRefunds(order).map(({ id }) => id),
  facts: async (...asked) => whereItIsBack(await loadBreakfastFacts(...asked)),
  content(facts) {
    const { subject, title, afterCancellation, tooMuch } = mailBreakfastPaymentReturnedTexts
    const why = facts.state === 'cancelled' ? afterCancellation : tooMuch
    return {
      subject: fillText(subject, { number: facts.number }),
      title,
      parts: [greeting(facts), text(fillText(why, { day: facts.deliveryDay })), wentBack(facts)],
    }
  },
}

/** What somebody decided to pay back is told with the cancellation. */
function untoldRefunds({ refunds, mails }: BreakfastMailRecord): MailedRefund[] {
  const isTold = ({ id }: MailedRefund) => mails.some(({ about }) => about === id)
  return refunds.filter((refund) => isBack(refund) && refund.by === null && !isTold(refund))
}

/** To the property: a paid order, to be made and perhaps brought (G §3 mail payload). */
export const breakfastToBring: BreakfastMail = {
  kind: 'breakfast-to-bring',
  name: 'Ontbijt te maken (aan u)',
  ...ofBreakfast,
  toProperty: true,
  byItself: true,
  withdrawnBy: ['cancelled'],
  due({ state, day, propertyHasEmail }, now) {
    return state === 'confirmed' && propertyHasEmail && now < endOf(day) ? now : null
  },
  content(facts) {
    const texts = mailBreakfastToBringTexts
    const { number, deliveryDay, slotLabel } = facts
    return {
      subject: fillText(texts.subject, { number, day: deliveryDay, slot: slotLabel }),
      title: fillText(texts.title, { boxes: boxesOf(facts) }),
      parts: [
        orderFacts(facts),
        factRows([
          { label: texts.orderedBy, value: facts.recipient.name },
          { label: texts.phone, value: facts.phone },
          { label: texts.email, value: facts.recipient.email },
        ]),
        orderLines(facts),
        button(texts.see, addressForStaff(facts)),
      ],
    }
  },
}

/** To the property: an order that it was told to make is cancelled. */
export const breakfastNotToBring: BreakfastMail = {
  kind: 'breakfast-not-to-bring',
  name: 'Ontbijt geannuleerd (aan u)',
  ...ofBreakfast,
  toProperty: true,
  withdrawnBy: [],
  due(order, now) {
    const isNews = order.state === 'cancelled' && now < endOf(order.day)
    return isNews && order.propertyHasEmail && isMailed(order, breakfastToBring.kind) ? now : null
  },
  content(facts) {
    const texts = mailBreakfastNotToBringTexts
    const { number, deliveryDay, slotLabel } = facts
    return {
      subject: fillText(texts.subject, { number, day: deliveryDay, slot: slotLabel }),
      title: fillText(texts.title, { boxes: boxesOf(facts) }),
      parts: [orderFacts(facts), button(texts.see, addressForStaff(facts))],
    }
  },
}

/** `2 boxen`, `1 box en 2 kinderboxen` */
function boxesOf({ adults, kids }: BreakfastMailFacts): string {
  const { oneBox, boxes, oneKidsBox, kidsBoxes } = mailBreakfastTexts
  const parts = [
    adults === 1 ? oneBox : adults > 0 ? fillText(boxes, { n: adults }) : '',
    kids === 1 ? oneKidsBox : kids > 0 ? fillText(kidsBoxes, { n: kids }) : '',
  ]
  return parts.filter((part) => part !== '').join(' en ')
}

function addressForStaff({ publicUrl, orderId }: BreakfastMailFacts): string {
  return publicUrl + recordAddress('breakfastOrder', orderId)
}

function greeting({ recipient: { name } }: BreakfastMailFacts): MailPart {
  return text(fillText(mailBreakfastTexts.greeting, { name }))
}

/** What is ordered, for when, for whom and where to. */
function orderFacts(facts: BreakfastMailFacts): MailPart {
  const texts = mailBreakfastTexts
  const { street, houseNumber, postcode, city, here } = facts
  return factRows([
    { label: texts.order, value: facts.number },
    {
      label: here ? texts.here : texts.delivery,
      value: facts.deliveryDay,
      more: fillText(texts.deliveryAt, { slot: facts.slotLabel }),
    },
    { label: texts.receiver, value: facts.receiver },
    {
      label: texts.address,
      value: here ? null : `${street} ${houseNumber}`,
      more: `${postcode} ${city}`,
    },
    { label: texts.notes, value: facts.notes || null },
    { label: texts.booking, value: facts.bookingNumber },
  ])
}

/** The lines it was sold with, as the page showed them, and what of it is paid. */
function orderLines({ quote, balanceCents }: BreakfastMailFacts): MailPart {
  const { totalCents } = quote
  return pricedLines(summariseLines(quote), { totalCents, balanceCents }, mailBreakfastTexts)
}

/** `ma 9 maart, 14.00 uur` */
function spokenInstant(instant: number): string {
  const { today, minuteOfDay } = momentInAmsterdam(instant)
  const minutes = String(minuteOfDay % 60).padStart(2, '0')
  return `${dutchDay(today)}, ${Math.floor(minuteOfDay / 60)}.${minutes} uur`
}
