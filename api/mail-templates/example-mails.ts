import { quoteBreakfast } from '../../rules/breakfast/quote-breakfast.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'
import { describeConditions } from '../../rules/cancellation/describe-conditions.ts'
import { makeInvoice } from '../../rules/invoices/make-invoice.ts'
import { ratesOf } from '../../rules/invoices/rates-of.ts'
import { quoteStay } from '../../rules/quotes/quote-stay.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { arrivalWindows } from '../../rules/stay-times/arrival-window.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import { message } from '../../rules/texts/message.ts'
import { screens } from '../../screens/screen-routes.ts'
import { payLinkEnd } from '../bookings/stay-record.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { MailContent } from '../mail/mail-content.ts'
import type { MailFacts, SubjectFacts } from '../mail/mail-template.ts'
import { type MailKind, mailTemplates } from '../mail/mail-templates.ts'
import { type StaffMailKind, staffMails } from '../mail/staff-mails.ts'
import type { BookedDoubleFacts } from '../mail/templates/booked-double-mail.ts'
import type { BookingMailFacts } from '../mail/templates/booking-mail-facts.ts'
import type { BreakfastMailFacts } from '../mail/templates/breakfast-mails.ts'
import type { FormMessageFacts } from '../mail/templates/form-mails.ts'
import type { InvoiceMailFacts } from '../mail/templates/invoice-mail.ts'
import type { SaleReceiptFacts } from '../mail/templates/sale-receipt.ts'

/** The example stay: far enough ahead for every sentence on cancelling, and within every horizon. */
const ARRIVES_IN_DAYS = 30
const NIGHTS = 2
const PERSONS = 2
/** Of a room type that has no price yet, a night. */
const CENTS_WITHOUT_PRICE = 10_000
const DELIVERED_IN_DAYS = 5
const HOUR_MS = 3_600_000

/** Who the example mails are written to: nobody's booking is shown to who writes a text. */
export const exampleGuest = { name: 'Liesbeth van der Meer', email: 'liesbeth@voorbeeld.nl' }
const PHONE = '06 12345678'

/** The id of what no example can have: a link of an example leads nowhere. */
const EXAMPLE_ID = '00000000-0000-4000-8000-000000000000'

/** An example of a property, as of a moment. */
export interface ExampleSource {
  known: KnownProperty
  publicUrl: string
  now: Date
}

/** What an example of a kind of mail tells, made from this property. */
export function exampleFacts(kind: MailKind, source: ExampleSource): MailFacts {
  const { known, publicUrl, now } = source
  const { property, words } = known
  return { ...factsOf(kind, source), property, words, publicUrl, now }
}

function factsOf(kind: MailKind, source: ExampleSource): SubjectFacts<MailFacts> {
  switch (mailTemplates[kind].subjectKind) {
    case 'breakfast-order':
      return exampleOrder(kind, source)
    case 'invoice':
      return exampleInvoice(source)
    case 'sale':
      return exampleReceipt()
    case 'form-message':
      return exampleMessage()
    case 'feed-block':
      return exampleDouble(source)
    default:
      return exampleBooking(kind, source)
  }
}

/** An example of a mail about an account. Its button leads to the sign-in page: no link that works. */
export function exampleStaffMail(
  kind: StaffMailKind,
  { known, publicUrl }: ExampleSource,
): MailContent {
  const facts = {
    ...exampleGuest,
    url: publicUrl + screens.login.path,
    by: 'Een collega',
    property: known.property.name,
    what: 'passwordChosen' as const,
  }
  return staffMails[kind].content(facts, known.words)
}

/** What differs from a stay that is confirmed and paid, of mails about just that. */
const stays: Partial<
  Record<MailKind, (totalCents: number, now: Date) => Partial<BookingMailFacts>>
> = {
  'payment-request': (total, now) => ({
    state: 'held',
    madeBy: 'staff',
    holdUntil: new Date(now.getTime() + 48 * HOUR_MS),
    balanceCents: total,
    receivedCents: 0,
  }),
  'hold-ended': () => ({ state: 'expired', madeBy: 'staff', receivedCents: 0 }),
  'lapsed-with-money': (total) => ({
    state: 'expired',
    balanceCents: -half(total),
    receivedCents: half(total),
  }),
  arrival: halfPaid,
  'stay-changed': halfPaid,
  cancellation: (total) => ({ state: 'cancelled', refundedCents: half(total) }),
  'late-payment-refund': (total) => ({ state: 'expired', refundedCents: total }),
  'overpayment-refund': (total) => ({ refundedCents: total }),
}

const half = (cents: number) => Math.round(cents / 2)

function halfPaid(total: number): Partial<BookingMailFacts> {
  return { balanceCents: total - half(total), receivedCents: half(total) }
}

/**
 * A booking as this property could have it: its first room type, at its own price, with its own
 * hours and conditions. Two nights in a month, for two.
 */
function exampleBooking(
  kind: MailKind,
  { known, now }: ExampleSource,
): SubjectFacts<BookingMailFacts> {
  const { today } = momentInAmsterdam(now.getTime())
  const arrival = today + ARRIVES_IN_DAYS
  const { readings, priceList, roomTypes, numbers } = known.facts
  const quote = exampleQuote(known, arrival)
  const hours = {
    checkIn: checkInHours(arrival, known.property.checkIn, readings['check-in']),
    checkOut: readings['check-out-time'],
  }
  return {
    bookingId: EXAMPLE_ID,
    number: 'B2026123',
    state: 'confirmed',
    firstName: 'Liesbeth',
    recipient: exampleGuest,
    roomTypeName: quote.roomTypeName,
    roomKind: roomTypes[0]?.kind ?? 'ordinary',
    madeBy: 'guest',
    holdUntil: null,
    restDueOn: null,
    payUntil: new Date(payLinkEnd(today, arrival + NIGHTS, numbers)),
    arrival: quote.arrival,
    departure: quote.departure,
    persons: PERSONS,
    arrivalWindow: arrivalWindows(hours.checkIn)[1] ?? null,
    wish: 'We komen met de fiets.',
    quote,
    balanceCents: 0,
    receivedCents: quote.totalCents,
    refundedCents: 0,
    hours,
    conditions: describeConditions(
      { soldOn: today, arrival },
      priceList.conditions ?? [],
      readings,
    ),
    ...stays[kind]?.(quote.totalCents, now),
  }
}

function exampleQuote({ facts }: KnownProperty, arrival: EpochDay): Quote {
  const roomType = facts.roomTypes.find(({ kind }) => kind === 'ordinary')
  const departure = arrival + NIGHTS
  const stay = { arrival, departure, persons: PERSONS, screen: 'checkout' } as const
  const priced = roomType && quoteStay({ roomType, ...stay }, facts.priceList, facts.readings)
  if (priced?.ok) return priced.quote
  return {
    roomTypeId: roomType?.id ?? 0,
    roomTypeName: roomType?.name ?? 'Kamer',
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    nights: NIGHTS,
    persons: PERSONS,
    lines: Array.from({ length: NIGHTS }, (_, night) => ({
      item: 'room-night',
      night: formatDay(arrival + night),
      persons: PERSONS,
      cents: CENTS_WITHOUT_PRICE,
      vatCategory: 'lodging',
      vatBasisPoints: 0,
      rule: '',
      reading: null,
    })),
    totalCents: NIGHTS * CENTS_WITHOUT_PRICE,
  }
}

/** What differs from an order that is confirmed and paid, of mails about just that. */
const orders: Partial<Record<MailKind, (totalCents: number) => Partial<BreakfastMailFacts>>> = {
  'breakfast-payment-reminder': (total) => ({
    state: 'placed',
    balanceCents: total,
    receivedCents: 0,
  }),
  'breakfast-cancellation': cancelledOrder,
  'breakfast-not-to-bring': cancelledOrder,
  'breakfast-payment-returned': (total) => ({ refundedCents: total }),
}

function cancelledOrder(total: number): Partial<BreakfastMailFacts> {
  return { state: 'cancelled', cancelledBecause: 'guest', refundedCents: total }
}

/** A breakfast order as this property could have it, at its own prices: two boxes and a kids' box. */
function exampleOrder(
  kind: MailKind,
  { known, now }: ExampleSource,
): SubjectFacts<BreakfastMailFacts> {
  const day = momentInAmsterdam(now.getTime()).today + DELIVERED_IN_DAYS
  const asked = { adults: 2, kids: 1, city: 'Stein' }
  const { priceList, readings } = known.facts
  const priced = quoteBreakfast(asked, 'public', day, priceList, readings)
  const quote = priced.ok ? priced.quote : { lines: [], totalCents: 0 }
  return {
    orderId: EXAMPLE_ID,
    number: 'P2026123',
    state: 'confirmed',
    cancelledBecause: null,
    recipient: exampleGuest,
    phone: PHONE,
    receiver: 'Oma van der Meer',
    day: formatDay(day),
    slot: 2,
    street: 'Dorpsstraat',
    houseNumber: '1a',
    postcode: '6171 AA',
    here: false,
    notes: 'Geen noten',
    bookingNumber: null,
    ...asked,
    quote,
    balanceCents: 0,
    receivedCents: quote.totalCents,
    refundedCents: 0,
    token: 'voorbeeld',
    ...orders[kind]?.(quote.totalCents),
  }
}

/** The invoice of the example booking, half of it paid. The example has no PDF in it. */
function exampleInvoice(source: ExampleSource): SubjectFacts<InvoiceMailFacts> {
  const { quote, number: orderNumber } = exampleBooking('confirmation', source)
  const { property, facts, words } = source.known
  const document = makeInvoice(
    {
      number: 'F2026-0123',
      issuedOn: parseDay(quote.departure) ?? 0,
      orderNumber,
      seller: { ...property, country: 'NL' },
      buyer: {
        name: exampleGuest.name,
        address: 'Dorpsstraat 1a',
        postcode: '6171 AA',
        city: 'Stein',
        country: 'NL',
        kvk: null,
        vatId: null,
      },
      iban: property.iban,
      paidCents: half(quote.totalCents),
      words,
    },
    { lines: quote.lines, suppliedFrom: quote.arrival, suppliedUntil: quote.departure },
    facts.priceList.vat,
    facts.readings,
  )
  return { recipient: exampleGuest, number: document.number, document, pdf: '' }
}

/** The receipt of two things and a stay, paid in cash. */
function exampleReceipt(): SubjectFacts<SaleReceiptFacts> {
  const { email, name } = exampleGuest
  return {
    number: 'K2026-0012',
    recipient: { name: email, email },
    employee: 'Mieke',
    doneAt: new Date('2026-11-25T13:12:00Z'),
    lines: [
      { label: 'Bloemen op de kamer', explanation: '2 ×', cents: 2500 },
      { label: 'Kinderzitje', explanation: '', cents: 500 },
      {
        label: message('mailSaleReceipt.stay', { number: 'B2026115' }),
        explanation: name,
        cents: 18_500,
      },
    ],
    discountCents: 300,
    discountReason: 'Vijfde keer dit jaar',
    method: 'cash',
    priceCents: 21_200,
    roundingCents: 0,
    receivedCents: 25_000,
    changeCents: 3800,
    isTakenBack: false,
    rates: ratesOf([
      { cents: 2250, vatCategory: 'standard', vatBasisPoints: 2100 },
      { cents: 450, vatCategory: 'standard', vatBasisPoints: 2100 },
    ]),
    hasBills: true,
  }
}

function exampleDouble({ known, now }: ExampleSource): SubjectFacts<BookedDoubleFacts> {
  const { today } = momentInAmsterdam(now.getTime())
  const [roomType, other] = known.facts.roomTypes
  return {
    number: 'Booking.com',
    recipient: { name: '', email: '' },
    channelName: 'Booking.com',
    reference: null,
    roomTypeName: roomType?.name ?? 'Kamer',
    arrival: today + ARRIVES_IN_DAYS,
    departure: today + ARRIVES_IN_DAYS + NIGHTS,
    movedNumber: null,
    freeRoomTypes: other ? [other.name] : [],
    numbers: ['B2026123', 'B2026131'],
  }
}

function exampleMessage(): SubjectFacts<FormMessageFacts> {
  return {
    messageId: EXAMPLE_ID,
    form: 'contact',
    number: exampleGuest.name,
    recipient: exampleGuest,
    answers: {
      ...exampleGuest,
      phone: PHONE,
      description: 'Is er een kamer beneden, en mogen we de auto voor de deur zetten?',
    },
  }
}
