import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { type EpochDay, parseDay } from '../../../rules/calendar/day.ts'
import { dutchDay, dutchDayYear } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { stayCalendar } from '../../../rules/property/stay-calendar.ts'
import { spokenTimes } from '../../../rules/stay-times/spoken-times.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { textOf } from '../../../rules/texts/words.ts'
import { thanksAddress } from '../../../screens/guest-addresses.ts'
import { guestScreens } from '../../../screens/guest-screens.ts'
import { type MailPart, text } from '../mail-content.ts'
import type { MailAttachment } from '../mail-shapes.ts'
import { isMailed } from '../mail-template.ts'
import { type BookingMailFacts, bookingMail } from './booking-mail-facts.ts'
import {
  type BookingMailRecord,
  type MailedStay,
  type MailedStayChange,
  endOf,
  isNewlyLapsed,
  isToldOfCancellation,
  isWrittenTo,
  morningOf,
} from './booking-mail-record.ts'
import { afterCancelling, backCents, moneyBlanks } from './money-back.ts'
import {
  addressParts,
  cancellationParts,
  greeting,
  openSum,
  priceLines,
  stayFacts,
  unbroken,
} from './stay-parts.ts'

const DAYS_BEFORE_ARRIVAL = 2
const DAYS_AFTER_DEPARTURE = 1
/** A property that was away for longer than this does not thank guests who left long ago. */
const THANKS_WITHIN_DAYS = 14

/**
 * Longer than staff can undo a change (`messages.seconds`), ms: who undoes it has nobody mailed, and
 * no money sent back.
 */
export const SETTLED_AFTER_MS = 15_000

export const bookingMails = {
  /** The stay is certain: when, where, what it costs, how to pay, and a file for the calendar. */
  confirmation: bookingMail({
    name: 'Bevestiging',
    byItself: true,
    withdrawnBy: ['cancelled'],
    due: (booking, now) => (isCertain(booking, now) ? now : null),
    area: 'mailConfirmation',
    blanks: ({ balanceCents, quote }) => ({ amount: formatEuro(quote.totalCents - balanceCents) }),
    parts: [
      greeting,
      ({ balanceCents, quote }) => ({
        together: [balanceCents >= quote.totalCents ? 'thanks' : 'thanksReceived', 'lookForward'],
      }),
      stayFacts,
      priceLines,
      openSum,
      addressParts,
      wayToTheBooking,
      'calendar',
      cancellationParts,
    ],
    attachments: calendarFile,
  }),

  /**
   * Staff hold a room for a guest until it is paid, as the family room (BO §4, §7 "confirmation mail,
   * family room"): until when, what it costs and how to pay. A guest who books online pays at once
   * and gets none. Staff send it as well to guests who have left, for what is open of their bill.
   */
  'payment-request': bookingMail({
    name: 'Verzoek om te betalen',
    byItself: true,
    withdrawnBy: ['cancelled', 'expired', 'confirmed'],
    due(booking, now) {
      const isHeld = booking.madeBy === 'staff' && booking.state === 'held'
      return isHeld && isWrittenTo(booking) ? now : null
    },
    area: 'mailPaymentRequest',
    title: (facts) => (isBill(facts) ? 'billTitle' : 'title'),
    blanks: ({ balanceCents, holdUntil }) => ({
      amount: formatEuro(balanceCents),
      ...(holdUntil && { until: spokenInstant(holdUntil) }),
    }),
    parts: [
      greeting,
      (facts) => (isBill(facts) ? 'bill' : facts.holdUntil === null ? 'held' : 'heldUntil'),
      stayFacts,
      priceLines,
      openSum,
      addressParts,
      (facts) => (isBill(facts) ? null : cancellationParts(facts)),
    ],
  }),

  /**
   * To a guest who was asked by mail to pay for a room that staff held, and did not in time: what
   * that mail promised is over.
   */
  'hold-ended': bookingMail({
    name: 'Niet op tijd betaald',
    byItself: true,
    withdrawnBy: ['confirmed'],
    /** Not of a stay that is past, nor of a hold that ended long ago: the property was away. */
    due(booking, now) {
      const { hasEmail, arrival } = booking
      const isNews = isNewlyLapsed(booking, now) && now < morningOf(arrival + 1)
      return isNews && hasEmail && isMailed(booking, 'payment-request') ? now : null
    },
    area: 'mailHoldEnded',
    parts: [
      greeting,
      { together: ['ended', 'paid'] },
      stayFacts,
      'again',
      { button: 'book', url: ({ publicUrl }) => publicUrl + guestScreens.rooms.path },
    ],
  }),

  /** Shortly before arrival: what one needs on the way. */
  arrival: bookingMail({
    name: 'Mail voor aankomst',
    byItself: true,
    withdrawnBy: ['cancelled'],
    outdatedBy: ['stay-changed', 'arrived', 'no-show'],
    /** Never before `now`, so that a booking made at the last moment is confirmed first. */
    due(booking, now) {
      if (!isWrittenTo(booking) || booking.state !== 'confirmed') return null
      if (booking.attendance !== 'expected' || now >= endOf(booking.arrival)) return null
      return Math.max(morningOf(booking.arrival - DAYS_BEFORE_ARRIVAL), now)
    },
    /**
     * Once more where the stay was changed, unless the mail about the change says as much, and where
     * it was withdrawn for guests who had not come after all.
     */
    tellsOf(booking) {
      const { arrival: day, mails, stayChanges } = booking
      const written = mails.filter(({ kind }) => kind === 'arrival')
      if (written.length === 0) return ['']
      const change = isMailed(booking, 'arrival')
        ? stayChanges.findLast(({ from, to }) => from.arrival !== to.arrival)
        : stayChanges.at(-1)
      if (!change || written.some(({ createdAt }) => createdAt >= change.at))
        return takenBackSince(booking, 'arrival')
      return isAhead(day, change.at) ? [change.id] : []
    },
    area: 'mailArrival',
    blanks: ({ arrival, hours, property, words }) => ({
      day: dutchDay(parseDay(arrival)!),
      hours: textOf(words, spokenTimes(hours.checkIn)),
      phone: unbroken(property.phone),
    }),
    parts: [
      greeting,
      'expected',
      stayFacts,
      openSum,
      addressParts,
      ({ property }) => (property.phone === '' ? null : 'callUs'),
    ],
  }),

  /** After departure. */
  'thank-you': bookingMail({
    name: 'Bedankmail',
    byItself: true,
    withdrawnBy: ['cancelled'],
    outdatedBy: ['no-show'],
    due(booking, now) {
      if (!isWrittenTo(booking) || booking.state !== 'confirmed') return null
      if (booking.attendance === 'no-show') return null
      return now >= morningOf(booking.departure + THANKS_WITHIN_DAYS)
        ? null
        : morningOf(booking.departure + DAYS_AFTER_DEPARTURE)
    },
    /** Once more where it was withdrawn for a no-show who came after all. */
    tellsOf(booking) {
      const isWritten = booking.mails.some(({ kind }) => kind === 'thank-you')
      return isWritten ? takenBackSince(booking, 'thank-you') : ['']
    },
    area: 'mailThankYou',
    parts: [
      greeting,
      'thanks',
      // Only where an answer reaches somebody.
      ({ property }) => (property.email === '' ? null : 'tellUs'),
      { button: 'again', url: ({ publicUrl }) => `${publicUrl}/home` },
    ],
  }),

  /**
   * Staff changed dates, room or persons: how the stay is now, and what is to be paid or comes back.
   * A guest who holds a room unpaid reads it when paying.
   */
  'stay-changed': bookingMail({
    name: 'Wijzigingsmail',
    withdrawnBy: ['cancelled'],
    outdatedBy: ['stay-changed'],
    due(booking, now) {
      const change = untoldChange(booking)
      return change && isCertain(booking, now) ? change.at + SETTLED_AFTER_MS : null
    },
    tellsOf(booking) {
      const change = untoldChange(booking)
      return change ? [change.id] : []
    },
    area: 'mailStayChanged',
    parts: [
      greeting,
      'changed',
      stayFacts,
      priceLines,
      openSum,
      comesBack,
      addressParts,
      wayToTheBooking,
      'calendar',
      cancellationParts,
    ],
    attachments: calendarFile,
  }),

  /** The booking is cancelled (BO §4), and what of the money goes back. */
  cancellation: bookingMail({
    name: 'Annuleringsmail',
    due(booking, now) {
      return isToldOfCancellation(booking) && booking.state === 'cancelled' ? now : null
    },
    area: 'mailCancellation',
    blanks: moneyBlanks,
    parts: [greeting, 'cancelled', stayFacts, afterCancelling('partBack')],
  }),
}

/**
 * Whether the guest is told of a stay that is certain. Who has left needs no such mail: the booking
 * was imported, or the property was away for long.
 */
function isCertain(booking: BookingMailRecord, now: number): boolean {
  return isWrittenTo(booking) && booking.state === 'confirmed' && now < endOf(booking.departure)
}

/** A button where nothing is left to pay: a mail has one button, and paying comes first. */
function wayToTheBooking(facts: BookingMailFacts): MailPart {
  return {
    kind: facts.balanceCents > 0 ? 'link' : 'button',
    label: facts.words.mailStay.seeBooking,
    url: thanksAddress(facts.publicUrl, facts),
  }
}

/** The stay for the guest's own calendar; a newer one takes the place of an older one there. */
function calendarFile({
  hours,
  now,
  property,
  words,
  ...facts
}: BookingMailFacts): MailAttachment[] {
  const content = stayCalendar(words, { ...facts, ...hours, property, madeAt: now.toISOString() })
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  return [{ filename: `verblijf-${facts.number}.ics`, contentType, content }]
}

function comesBack(facts: BookingMailFacts): MailPart[] {
  const cents = backCents(facts)
  if (cents === 0) return []
  return [text(fillText(facts.words.mailStay.comesBack, { amount: formatEuro(cents) }))]
}

/**
 * The last change of a booking's stay, where the guest was not told yet how the stay is now: null
 * also where changes since the last mail have brought back what the guest knows, and where only the
 * room's number changed.
 */
function untoldChange({ stayChanges, mails }: BookingMailRecord): MailedStayChange | null {
  const told = new Set(
    mails
      .filter(({ kind, state }) => kind === 'stay-changed' && state !== 'withdrawn')
      .map(({ about }) => about),
  )
  const untold = stayChanges.slice(stayChanges.findLastIndex(({ id }) => told.has(id)) + 1)
  const [first] = untold
  const last = untold.at(-1)
  return first && last && !isAlike(first.from, last.to) ? last : null
}

/** Whether a guest reads of two stays the same: only the number of the room differs. */
export function isAlike(a: MailedStay, b: MailedStay): boolean {
  return (
    a.arrival === b.arrival &&
    a.departure === b.departure &&
    a.roomTypeId === b.roomTypeId &&
    a.persons === b.persons
  )
}

/** Whether it asks guests who have left for what is open of their bill. */
const isBill = ({ state }: BookingMailFacts) => state === 'confirmed'

/** `do 11 juni 2026 om 09.30 uur` */
function spokenInstant(instant: Date): string {
  const { today, minuteOfDay } = momentInAmsterdam(instant.getTime())
  const hour = String(Math.floor(minuteOfDay / 60)).padStart(2, '0')
  const minute = String(minuteOfDay % 60).padStart(2, '0')
  return `${dutchDayYear(today)} om ${hour}.${minute} uur`
}

/** Whether the mail before an arrival was still to come at an instant. */
function isAhead(arrivalDay: EpochDay, instant: number): boolean {
  return instant < morningOf(arrivalDay - DAYS_BEFORE_ARRIVAL)
}

/**
 * What a mail of this kind that goes once is written anew about: staff said at the door what
 * withdrew the mail that waited, and took it back since. Nothing where one may have reached the
 * guest, or was written since.
 *
 * @returns the id of the event of taking back
 */
function takenBackSince(booking: BookingMailRecord, kind: string): string[] {
  const last = booking.takenBack.at(-1)
  if (!last || isMailed(booking, kind)) return []
  const isWritten = booking.mails.some(
    (mail) => mail.kind === kind && (mail.about === last.id || mail.createdAt >= last.at),
  )
  return isWritten ? [] : [last.id]
}
