import { formatDay } from '../../rules/calendar/day.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { describeConditions } from '../../rules/cancellation/describe-conditions.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { quoteStay } from '../../rules/quotes/quote-stay.ts'
import { arrivalWindows } from '../../rules/stay-times/arrival-window.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import { payLinkEnd } from '../bookings/pay-link-end.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { MailKind } from '../mail/mail-templates.ts'
import type { BookingMailFacts } from '../mail/templates/booking-mail-facts.ts'
import { EXAMPLE_ID, exampleGuest } from './example-guest.ts'

/** Far enough ahead for every sentence on cancelling, and within every horizon. */
const ARRIVES_IN_DAYS = 30
const NIGHTS = 2
const PERSONS = 2
/** Of a room type that has no price yet, a night. */
const CENTS_WITHOUT_PRICE = 10_000
const HOUR_MS = 3_600_000

/** An example of a property, as of a moment. */
export interface ExampleSource {
  known: KnownProperty
  publicUrl: string
  now: Date
}

/**
 * A booking as this property could have it: its first room type, at its own price, with its own
 * hours and conditions. Two nights in a month, for two.
 */
export function exampleBooking(
  kind: MailKind,
  { known, publicUrl, now }: ExampleSource,
): BookingMailFacts {
  const { today } = momentInAmsterdam(now.getTime())
  const arrival = today + ARRIVES_IN_DAYS
  const { readings, priceList } = known.facts
  const quote = exampleQuote(known, arrival)
  const hours = {
    checkIn: checkInHours(arrival, known.property.checkIn, readings['check-in']),
    checkOut: readings['check-out-time'],
  }
  return {
    bookingId: EXAMPLE_ID,
    number: 'B2026123',
    state: 'confirmed',
    firstName: exampleGuest.firstName,
    recipient: { name: exampleGuest.name, email: exampleGuest.email },
    roomTypeName: quote.roomTypeName,
    roomKind: known.facts.roomTypes[0]?.kind ?? 'ordinary',
    madeBy: 'guest',
    holdUntil: null,
    restDueOn: null,
    payUntil: new Date(payLinkEnd(today, arrival + NIGHTS, known.facts.numbers)),
    arrival: formatDay(arrival),
    departure: formatDay(arrival + NIGHTS),
    persons: PERSONS,
    arrivalWindow: arrivalWindows(hours.checkIn)[1] ?? null,
    wish: 'We komen met de fiets.',
    quote,
    balanceCents: 0,
    receivedCents: quote.totalCents,
    refundedCents: 0,
    ...moneyOf(kind, quote.totalCents, now),
    property: known.property,
    hours,
    conditions: describeConditions(
      { soldOn: today, arrival },
      priceList.conditions ?? [],
      readings,
    ),
    publicUrl,
    now,
  }
}

/** What is paid and what goes back where a mail is about just that. */
function moneyOf(kind: MailKind, totalCents: number, now: Date): Partial<BookingMailFacts> {
  const half = Math.round(totalCents / 2)
  switch (kind) {
    case 'payment-request':
      return {
        state: 'held',
        madeBy: 'staff',
        holdUntil: new Date(now.getTime() + 48 * HOUR_MS),
        balanceCents: totalCents,
        receivedCents: 0,
      }
    case 'hold-ended':
      return { state: 'expired', madeBy: 'staff', balanceCents: 0, receivedCents: 0 }
    case 'lapsed-with-money':
      return { state: 'expired', balanceCents: -half, receivedCents: half }
    case 'arrival':
    case 'stay-changed':
      return { balanceCents: totalCents - half, receivedCents: half }
    case 'cancellation':
      return { state: 'cancelled', refundedCents: half }
    case 'late-payment-refund':
      return { state: 'expired', refundedCents: totalCents }
    case 'overpayment-refund':
      return { refundedCents: totalCents }
    default:
      return {}
  }
}

function exampleQuote({ facts }: KnownProperty, arrival: number): Quote {
  const roomType = facts.roomTypes.find(({ kind }) => kind === 'ordinary')
  const departure = arrival + NIGHTS
  const priced =
    roomType &&
    quoteStay(
      { roomType, arrival, departure, persons: PERSONS, screen: 'checkout' },
      facts.priceList,
      facts.readings,
    )
  if (priced?.ok) return priced.quote
  return {
    roomTypeId: roomType?.id ?? 0,
    roomTypeName: roomType?.name ?? 'Kamer',
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    nights: NIGHTS,
    persons: PERSONS,
    lines: Array.from({ length: NIGHTS }, (_, night) => ({
      item: 'room-night' as const,
      night: formatDay(arrival + night),
      persons: PERSONS,
      cents: CENTS_WITHOUT_PRICE,
      vatCategory: 'lodging' as const,
      vatBasisPoints: 0,
      rule: '',
      reading: null,
    })),
    totalCents: NIGHTS * CENTS_WITHOUT_PRICE,
  }
}
