import type { BookingState } from '../../../rules/bookings/booking-state.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { type Day, type EpochDay, parseDay } from '../../../rules/calendar/day.ts'
import { describeConditions } from '../../../rules/cancellation/describe-conditions.ts'
import { nameInGreeting } from '../../../rules/forms/first-name-in.ts'
import { numberFromAbroad } from '../../../rules/property/dialled-number.ts'
import { propertyAddress } from '../../../rules/property/property-address.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import type { RoomType } from '../../../rules/rooms/room.ts'
import type { ArrivalWindow } from '../../../rules/stay-times/arrival-window.ts'
import { arrivalWords } from '../../../rules/stay-times/arrival-words.ts'
import { checkInHours } from '../../../rules/stay-times/check-in-hours.ts'
import { spokenTimes } from '../../../rules/stay-times/spoken-times.ts'
import type { Words } from '../../../rules/texts/all-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { dayInWords, stayInWords, sumInWords } from '../../../rules/texts/in-language.ts'
import { type Message, message } from '../../../rules/texts/message.ts'
import { textOf, worded } from '../../../rules/texts/words.ts'
import { payPath } from '../../../screens/guest-addresses.ts'
import { houseDay, epochDay } from '../../database/house-days.ts'
import {
  type StoredConditions,
  soldConditions,
  soldConditionsSql,
} from '../../quotes/sold-conditions.ts'
import { arrivalWindowSql, guestsWishSql } from '../../subjects/guests-plans.ts'
import { type MailPart, factRows, heading, pricedLines, text } from '../mail-content.ts'
import {
  type LoadedFacts,
  type MailFacts,
  type MailSource,
  mailsAbout,
  siteAddress,
} from '../mail-template.ts'
import type { BookingMailRecord } from './booking-mail-record.ts'
import { type OrderMoney, isNoFailedRefund, orderMoneySql } from './money-back.ts'

/** What a mail about a booking can tell. */
export interface BookingMailFacts extends MailFacts, OrderMoney {
  bookingId: string
  firstName: string
  state: BookingState
  roomTypeName: string
  roomKind: RoomType['kind']
  madeBy: 'guest' | 'staff' | 'channel'
  arrival: Day
  departure: Day
  persons: number
  /** Until when a room that is held is promised. */
  holdUntil: Date | null
  /** Until when its link pays what is open; null where it has no end. */
  payUntil: Date | null
  /** The day on which the rest is due that staff agreed on; null where they agreed on none. */
  restDueOn: Day | null
  quote: Quote
  /** About when the guests come; null where they left it open. */
  arrivalWindow: ArrivalWindow | null
  /** What the guest wished when booking; empty where nothing. */
  wish: string
  /** As the property keeps them: `15:00–18:00`, `10:30`. */
  hours: { checkIn: string; checkOut: string }
  /** What goes back to a guest who cancels; none where staff decide. */
  conditions: Message[]
}

/** Declares a mail about a booking. Its texts may have blanks for number, stay, guest and property. */
export const bookingMail = mailsAbout<BookingMailRecord, BookingMailFacts>(
  'booking',
  loadBookingFacts,
  ({ number, arrival, departure, recipient, property, words }) => ({
    number,
    /** `do 11 tot zo 14 juni` */
    stay: stayInWords(words, parseDay(arrival)!, parseDay(departure)!),
    guest: recipient.name,
    property: property.name,
  }),
)

/**
 * Reads what a mail about a booking tells.
 *
 * @param about the refund or the event of which it tells, or ''
 */
async function loadBookingFacts(
  { pool, known: { facts, property } }: MailSource,
  bookingId: string,
  about: string,
): Promise<LoadedFacts<BookingMailFacts> | null> {
  const { rows } = await pool.query<
    Omit<LoadedFacts<BookingMailFacts>, 'hours' | 'conditions'> & {
      soldOn: EpochDay
      sold: StoredConditions
    }
  >(
    `SELECT b.id AS "bookingId", b.number, b.language, b.state, coalesce(b.first_name, b.name) AS "firstName",
       json_build_object('name', b.name, 'email', b.email) AS recipient,
       ${epochDay(houseDay('b.created_at'))} AS "soldOn", t.name AS "roomTypeName", t.kind AS "roomKind", b.made_by AS "madeBy",
       lower(b.stay)::text AS arrival, upper(b.stay)::text AS departure, b.persons, b.promised_until AS "holdUntil",
       CASE WHEN b.state = 'confirmed' THEN b.pay_link_until END AS "payUntil", b.rest_due_on::text AS "restDueOn",
       ${soldConditionsSql('b.folio_id')} AS sold, ${arrivalWindowSql} AS "arrivalWindow", ${guestsWishSql} AS wish, ${orderMoneySql('booking', 'b')}
     FROM bookings b JOIN room_types t ON t.id = b.room_type_id WHERE b.id = $1 AND ${isNoFailedRefund}`,
    [bookingId, about],
  )
  if (!rows[0]) return null
  const { soldOn, sold, ...booking } = rows[0]
  const arrival = parseDay(booking.arrival)!
  const conditions = soldConditions(sold)
  return {
    ...booking,
    hours: {
      checkIn: checkInHours(arrival, property.checkIn, facts.readings['check-in']),
      checkOut: facts.readings['check-out-time'],
    },
    conditions: describeConditions({ soldOn, arrival }, conditions.rows, conditions.readings),
  }
}

export function greeting({ recipient, firstName, words }: BookingMailFacts): MailPart {
  const name = nameInGreeting(words, recipient.name, firstName)
  return text(fillText(words.mailStay.greeting, { name }))
}

/** The stay in a few rows. With the year: a confirmation is kept. */
export function stayFacts(facts: BookingMailFacts): MailPart {
  const { arrivalWindow, hours, persons, words } = facts
  const texts = words.mailStay
  return factRows([
    { label: texts.booking, value: facts.number },
    { label: texts.room, value: facts.roomTypeName },
    {
      label: texts.arrival,
      value: dayInWords(words, 'dayYear', parseDay(facts.arrival)!),
      more: fillText(texts.arrivalBetween, { hours: textOf(words, spokenTimes(hours.checkIn)) }),
    },
    {
      label: texts.arrivalTime,
      value: arrivalWindow && textOf(words, arrivalWords(arrivalWindow)),
    },
    {
      label: texts.departure,
      value: dayInWords(words, 'dayYear', parseDay(facts.departure)!),
      more: fillText(texts.departureUntil, { hours: textOf(words, spokenTimes(hours.checkOut)) }),
    },
    {
      label: texts.guests,
      value: textOf(words, message('mailStay.persons', { n: persons })),
    },
    { label: texts.wish, value: facts.wish || null },
  ])
}

/** The lines it was sold with, as the page showed them, and what of it is paid. */
export function priceLines({ quote, balanceCents, words }: BookingMailFacts): MailPart {
  const lines = worded(words, summariseLines(quote)).filter(({ cents }) => cents !== 0)
  return pricedLines(lines, { totalCents: quote.totalCents, balanceCents }, words.mailStay)
}

/** What is still to be paid and how; nothing where all is paid, no way where the link has ended. */
export function openSum(facts: BookingMailFacts): MailPart[] {
  const { balanceCents, payUntil, restDueOn, now, words } = facts
  const texts = words.mailStay
  const dayOf = (day: EpochDay) => dayInWords(words, 'dayYear', day)
  if (balanceCents <= 0) return []
  const title = fillText(texts.stillToPay, { amount: sumInWords(words, balanceCents) })
  if (payUntil !== null && payUntil <= now) return [text(`${title}. ${texts.linkEnded}`)]
  const how: string[] = [texts.payOnline]
  if (restDueOn !== null) how.push(fillText(texts.restDueOn, { day: dayOf(parseDay(restDueOn)!) }))
  if (payUntil !== null) {
    // The last day on which the link pays.
    const { today } = momentInAmsterdam(payUntil.getTime() - 1)
    how.push(fillText(texts.payUntil, { day: dayOf(today) }))
  }
  const button = { label: texts.payButton, url: siteAddress(facts, payPath(facts)) }
  return [{ kind: 'panel', title, text: how.join(' '), button }]
}

export function addressParts({ property, words }: BookingMailFacts): MailPart[] {
  const address = textOf(words, propertyAddress(property))
  return address === '' ? [] : [text(fillText(words.mailStay.address, { address }))]
}

/** What goes back to a guest who cancels, and how to. */
export function cancellationParts({ conditions, property, words }: BookingMailFacts): MailPart[] {
  const texts = words.mailStay
  if (conditions.length === 0) return []
  const ways = waysToCancel(property, texts)
  const how = ways === null ? [] : [text(fillText(texts.howToCancel, { ways }))]
  return [heading(texts.ifYouCancel), { kind: 'list', items: worded(words, conditions) }, ...how]
}

/** A telephone number to be dialled anywhere, which no line breaks. */
export function unbroken(phone: string): string {
  return numberFromAbroad(phone).replaceAll(' ', '\u00a0')
}

/** How the property can be reached; null where it cannot. */
function waysToCancel(
  { email, phone: number }: BookingMailFacts['property'],
  texts: Words['mailStay'],
): string | null {
  const phone = unbroken(number)
  if (email === '') return number === '' ? null : fillText(texts.byPhone, { phone })
  return number === '' ? texts.byAnswer : fillText(texts.byAnswerOrPhone, { phone })
}
