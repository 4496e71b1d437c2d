import type {
  BreakfastOrderState,
  CancelledBecause,
} from '../../../rules/breakfast/breakfast-order-life.ts'
import {
  type Delivery,
  payableUntil,
  paymentReminderAt,
  refundedUntil,
} from '../../../rules/breakfast/breakfast-order-times.ts'
import { slotLabel } from '../../../rules/breakfast/delivery-slots.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { type Day, parseDay } from '../../../rules/calendar/day.ts'
import type { PricedLines } from '../../../rules/quotes/quote.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import { spokenTimes } from '../../../rules/stay-times/spoken-times.ts'
import type { Words } from '../../../rules/texts/all-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { dayInWords, listInWords, sumInWords } from '../../../rules/texts/in-language.ts'
import { message } from '../../../rules/texts/message.ts'
import { textOf, worded } from '../../../rules/texts/words.ts'
import {
  orderCancellationPath,
  orderPayPath,
  orderThanksPath,
} from '../../../screens/guest-addresses.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import { type MailPart, factRows, heading, pricedLines, text } from '../mail-content.ts'
import {
  type LoadedFacts,
  type MailFacts,
  type MailSource,
  type MailedSubject,
  isMailed,
  mailsAbout,
  siteAddress,
} from '../mail-template.ts'
import { type MailedRefund, endOf, isBack } from './booking-mail-record.ts'
import {
  type OrderMoney,
  afterCancelling,
  isNoFailedRefund,
  moneyBlanks,
  orderMoneySql,
  wentBack,
} from './money-back.ts'

/** What the mails of a breakfast order depend on. Instants are ms since 1970 UTC. */
export interface BreakfastMailRecord extends MailedSubject, Delivery {
  state: BreakfastOrderState
  cancelledBecause: CancelledBecause | null
  placedAt: number
  /** Whether the property has an address that it is mailed at. */
  propertyHasEmail: boolean
  refunds: MailedRefund[]
}

/** What a mail about a breakfast order can tell (G §3 mail payload). */
export interface BreakfastMailFacts extends MailFacts, OrderMoney {
  orderId: string
  state: BreakfastOrderState
  cancelledBecause: CancelledBecause | null
  phone: string
  receiver: string
  day: Day
  slot: number
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** The guest fetches it or eats in the house: it has no address. */
  here: boolean
  adults: number
  kids: number
  /** Allergies and wishes, as the guest wrote them. */
  notes: string
  /** Of the stay that the guest named; null where there is none. */
  bookingNumber: string | null
  quote: PricedLines
  /** What proves that who cancels has the mail. */
  token: string
}

/** Declares a mail about a breakfast order. Its texts may have blanks for number, day, slot and boxes. */
const breakfastMail = mailsAbout<BreakfastMailRecord, BreakfastMailFacts>(
  'breakfast-order',
  loadBreakfastFacts,
  (facts) => ({
    number: facts.number,
    day: deliveryDay(facts),
    slot: slotLabel(facts.words, facts.slot),
    boxes: boxesOf(facts),
  }),
)

export const breakfastMails = {
  /** The breakfast is paid: when and where it is, what it cost, and how to cancel it (G §3). */
  'breakfast-confirmation': breakfastMail({
    name: 'Bevestiging ontbijt',
    byItself: true,
    withdrawnBy: ['cancelled'],
    due: ({ state, day }, now) => (state === 'confirmed' && now < endOf(day) ? now : null),
    area: 'mailBreakfastConfirmation',
    blanks: ({ receivedCents, refundedCents, slot, words }) => ({
      amount: sumInWords(words, receivedCents - refundedCents),
      // `9.00-9.30` as one says it: `9.00 en 9.30 uur`.
      hours: textOf(words, spokenTimes(slotLabel(words, slot))),
    }),
    parts: [
      greeting,
      ({ here }) => (here ? 'thanksHere' : 'thanks'),
      orderFacts,
      orderLines,
      { button: 'see', url: (facts) => siteAddress(facts, orderThanksPath(facts.orderId)) },
      cancellationParts,
    ],
  }),

  /** Nobody has paid yet: until when that can be done, and how. */
  'breakfast-payment-reminder': breakfastMail({
    name: 'Herinnering ontbijt',
    byItself: true,
    withdrawnBy: ['order-confirmed', 'cancelled'],
    due({ state, day, placedAt }) {
      return state === 'placed' ? paymentReminderAt(day, placedAt) : null
    },
    area: 'mailBreakfastPaymentReminder',
    blanks: ({ day, words }) => ({
      until: spokenInstant(words, payableUntil(parseDay(day)!)),
    }),
    parts: [greeting, 'payUntil', orderFacts, orderLines, wayToPay, 'orNot'],
  }),

  /** No breakfast comes: why, and what of the money goes back. */
  'breakfast-cancellation': breakfastMail({
    name: 'Annulering ontbijt',
    due({ state, cancelledBecause, imported, day }, now) {
      // The old site never said that an unpaid order would end.
      if (imported && cancelledBecause === 'unpaid') return null
      return state === 'cancelled' && now < endOf(day) ? now : null
    },
    area: 'mailBreakfastCancellation',
    blanks: moneyBlanks,
    parts: [
      greeting,
      ({ cancelledBecause: because }) => {
        const byWhom = because === 'guest' ? 'byGuest' : 'byProperty'
        return { together: [because === 'unpaid' ? 'unpaid' : byWhom, 'nothingComes'] }
      },
      orderFacts,
      afterCancelling('comesBack'),
    ],
  }),

  /** Money came for an order that was cancelled, or twice: it went back. One mail for each refund. */
  'breakfast-payment-returned': breakfastMail({
    name: 'Mail over terugbetaling ontbijt',
    due: (order, now) => (untoldRefunds(order).length > 0 ? now : null),
    tellsOf: (order) => untoldRefunds(order).map(({ id }) => id),
    area: 'mailBreakfastPaymentReturned',
    parts: [
      greeting,
      ({ state }) => (state === 'cancelled' ? 'afterCancellation' : 'tooMuch'),
      wentBack,
    ],
  }),

  /** To the property: a paid order, to be made and perhaps brought (G §3 mail payload). */
  'breakfast-to-bring': breakfastMail({
    name: 'Ontbijt te maken (aan u)',
    toProperty: true,
    byItself: true,
    withdrawnBy: ['cancelled'],
    due({ state, day, propertyHasEmail }, now) {
      return state === 'confirmed' && propertyHasEmail && now < endOf(day) ? now : null
    },
    area: 'mailBreakfastToBring',
    parts: [orderFacts, ordererFacts, orderLines, { button: 'see', url: addressForStaff }],
  }),

  /** To the property: an order that it was told to make is cancelled. */
  'breakfast-not-to-bring': breakfastMail({
    name: 'Ontbijt geannuleerd (aan u)',
    toProperty: true,
    due(order, now) {
      const isNews = order.state === 'cancelled' && now < endOf(order.day)
      return isNews && order.propertyHasEmail && isMailed(order, 'breakfast-to-bring') ? now : null
    },
    area: 'mailBreakfastNotToBring',
    parts: [orderFacts, { button: 'see', url: addressForStaff }],
  }),
}

/** Until when the guest can cancel, and how. */
function cancellationParts(facts: BreakfastMailFacts): MailPart[] {
  const { ifYouCancel, cancelUntil, cancel } = facts.words.mailBreakfast
  const { day, slot, orderId: id, token } = facts
  const until = spokenInstant(facts.words, refundedUntil({ day: parseDay(day)!, slot }))
  const url = siteAddress(facts, orderCancellationPath({ id, token }))
  return [
    heading(ifYouCancel),
    text(fillText(cancelUntil, { until })),
    { kind: 'link', label: cancel, url },
  ]
}

function wayToPay(facts: BreakfastMailFacts): MailPart {
  const { balanceCents, orderId, words } = facts
  const texts = words.mailBreakfastPaymentReminder
  return {
    kind: 'panel',
    title: fillText(texts.stillToPay, { amount: sumInWords(words, balanceCents) }),
    text: texts.payOnline,
    button: { label: texts.payButton, url: siteAddress(facts, orderPayPath(orderId)) },
  }
}

/** What somebody decided to pay back is told with the cancellation. */
function untoldRefunds({ refunds, mails }: BreakfastMailRecord): MailedRefund[] {
  const isTold = ({ id }: MailedRefund) => mails.some(({ about }) => about === id)
  return refunds.filter((refund) => isBack(refund) && refund.by === null && !isTold(refund))
}

/** `2 boxen`, `1 box en 2 kinderboxen` */
function boxesOf({ adults, kids, words }: BreakfastMailFacts): string {
  const parts = [
    adults > 0 && message('mailBreakfast.boxes', { n: adults }),
    kids > 0 && message('mailBreakfast.kidsBoxes', { n: kids }),
  ]
  return listInWords(
    words,
    parts.filter((part) => part !== false).map((part) => textOf(words, part)),
  )
}

function addressForStaff({ publicUrl, orderId }: BreakfastMailFacts): string {
  return publicUrl + recordAddress('breakfastOrder', orderId)
}

function greeting({ recipient: { name }, words }: BreakfastMailFacts): MailPart {
  return text(fillText(words.mailBreakfast.greeting, { name }))
}

/** What is ordered, for when, for whom and where to. */
function orderFacts(facts: BreakfastMailFacts): MailPart {
  const texts = facts.words.mailBreakfast
  const { street, houseNumber, postcode, city, here } = facts
  return factRows([
    { label: texts.order, value: facts.number },
    {
      label: here ? texts.here : texts.delivery,
      value: deliveryDay(facts),
      more: fillText(texts.deliveryAt, { slot: slotLabel(facts.words, facts.slot) }),
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

function ordererFacts({ recipient, phone, words }: BreakfastMailFacts): MailPart {
  const texts = words.mailBreakfastToBring
  return factRows([
    { label: texts.orderedBy, value: recipient.name },
    { label: texts.phone, value: phone },
    { label: texts.email, value: recipient.email },
  ])
}

/** The lines it was sold with, as the page showed them, and what of it is paid. */
function orderLines({ quote, balanceCents, words }: BreakfastMailFacts): MailPart {
  const { totalCents } = quote
  const lines = worded(words, summariseLines(quote))
  return pricedLines(lines, { totalCents, balanceCents }, words.mailBreakfast)
}

/** `ma 9 maart, 14.00 uur` */
function spokenInstant(words: Words, instant: number): string {
  const { today: day, minuteOfDay } = momentInAmsterdam(instant)
  const time = message('stayTimes.hour', { time: { minuteOfDay } })
  return textOf(words, message('mailBreakfast.instant', { day: { day, as: 'day' }, time }))
}

/** `di 10 maart 2026` */
function deliveryDay({ day, words }: Pick<BreakfastMailFacts, 'day' | 'words'>): string {
  return dayInWords(words, 'dayYear', parseDay(day)!)
}

/**
 * Reads what a mail about a breakfast order tells.
 *
 * @param about the refund of which it tells, or ''
 */
async function loadBreakfastFacts(
  { pool, tokenOf }: MailSource,
  orderId: string,
  about: string,
): Promise<LoadedFacts<BreakfastMailFacts> | null> {
  const { rows } = await pool.query<Omit<LoadedFacts<BreakfastMailFacts>, 'token'>>(
    `SELECT o.id AS "orderId", o.number, o.language, o.state, o.cancelled_because AS "cancelledBecause", o.phone, o.receiver,
       json_build_object('name', o.name, 'email', o.email) AS recipient,
       o.delivery_day::text AS day, o.slot, o.street, o.house_number AS "houseNumber", o.postcode, o.city, o.here, o.adults, o.kids, o.notes,
       nullif(o.booking_number, '') AS "bookingNumber", ${orderMoneySql('breakfast-order', 'o')}
     FROM breakfast_orders o WHERE o.id = $1 AND ${isNoFailedRefund}`,
    [orderId, about],
  )
  return rows[0] ? { ...rows[0], token: tokenOf({ kind: 'breakfast-order', id: orderId }) } : null
}
