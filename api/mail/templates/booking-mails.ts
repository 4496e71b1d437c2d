import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { stayCalendar } from '../../../rules/property/stay-calendar.ts'
import { spokenTimes } from '../../../rules/stay-times/spoken-times.ts'
import type { Words } from '../../../rules/texts/all-words.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { dayInWords, sumInWords } from '../../../rules/texts/in-language.ts'
import { message } from '../../../rules/texts/message.ts'
import { textOf } from '../../../rules/texts/words.ts'
import { thanksPath } from '../../../screens/guest-addresses.ts'
import { guestScreens } from '../../../screens/guest-screens.ts'
import { recordAddress } from '../../../screens/screen-routes.ts'
import { type MailPart, fileName, text } from '../mail-content.ts'
import type { MailAttachment } from '../mail-shapes.ts'
import { isMailed, siteAddress } from '../mail-template.ts'
import {
  type BookingMailFacts,
  addressParts,
  bookingMail,
  cancellationParts,
  greeting,
  openSum,
  priceLines,
  stayFacts,
  unbroken,
} from './booking-mail-facts.ts'
import {
  endOf,
  isBack,
  isCertain,
  isNewlyLapsed,
  isToldOfCancellation,
  isWrittenTo,
  morningOf,
  takenBackSince,
  untoldChange,
  untoldRefunds,
} from './booking-mail-record.ts'
import { afterCancelling, backCents, moneyBlanks, wentBack } from './money-back.ts'

const DAYS_BEFORE_ARRIVAL = 2
const DAYS_AFTER_DEPARTURE = 1
/** A property that was away for longer than this does not thank guests who left long ago. */
const THANKS_WITHIN_DAYS = 14
/** Nor does it tell of money that went back long ago, ms. */
const TOLD_WITHIN_MS = 14 * 86_400_000

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
    blanks: ({ balanceCents, quote, words }) => ({
      amount: sumInWords(words, quote.totalCents - balanceCents),
    }),
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
    blanks: ({ balanceCents, holdUntil, words }) => ({
      amount: sumInWords(words, balanceCents),
      ...(holdUntil && { until: spokenInstant(words, holdUntil) }),
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
      { button: 'book', url: (facts) => siteAddress(facts, guestScreens.rooms.path) },
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
      // The mail for the day as it is now was still to come then.
      return change.at < morningOf(day - DAYS_BEFORE_ARRIVAL) ? [change.id] : []
    },
    area: 'mailArrival',
    blanks: ({ arrival, hours, property, words }) => ({
      day: dayInWords(words, 'day', parseDay(arrival)!),
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
      { button: 'again', url: (facts) => siteAddress(facts, guestScreens.home.path) },
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

  /**
   * The payment came when the room was no longer held, and no room was left; or it was less than the
   * stay costs. First what did not happen, then what does.
   */
  'late-payment-refund': bookingMail({
    name: 'Mail over terugbetaling',
    due(booking, now) {
      const isGivenBack = booking.state === 'expired' && booking.refunds.some(isBack)
      return isGivenBack && isWrittenTo(booking) ? now : null
    },
    area: 'mailLatePaymentRefund',
    blanks: ({ receivedCents, quote, words }) => ({
      received: sumInWords(words, receivedCents),
      total: sumInWords(words, quote.totalCents),
    }),
    parts: [
      greeting,
      ({ receivedCents, quote }) => ({
        together: ['noRoom', receivedCents >= quote.totalCents ? 'tooLate' : 'tooLittle'],
      }),
      wentBack,
      { button: 'searchAgain', url: (facts) => siteAddress(facts, guestScreens.home.path) },
    ],
  }),

  /**
   * Money came twice, for a booking that was cancelled, or late once more: it went back. One mail
   * for each refund. A booking that stands is said to stand, so that nobody fears for the room; one
   * that never came to be is said not to.
   */
  'overpayment-refund': bookingMail({
    name: 'Mail over te veel betaald',
    due(booking, now) {
      const isRecent = untoldRefunds(booking).some(
        ({ changedAt }) => now - changedAt < TOLD_WITHIN_MS,
      )
      return isWrittenTo(booking) && isRecent ? now : null
    },
    tellsOf: (booking) => untoldRefunds(booking).map(({ id }) => id),
    area: 'mailOverpaymentRefund',
    parts: [
      greeting,
      ({ state }) => {
        if (state === 'confirmed') return 'tooMuch'
        return state === 'cancelled' ? 'afterCancellation' : 'tooLate'
      },
      wentBack,
      ({ state }) => (state === 'confirmed' ? 'stands' : null),
    ],
  }),

  /**
   * A guest or a channel booked. Only for a property that wants it, and of no booking that was made
   * before (settings, `new-booking-mail`).
   */
  'new-booking': bookingMail({
    name: 'Nieuwe boeking (aan u)',
    toProperty: true,
    byItself: true,
    withdrawnBy: ['cancelled'],
    due: ({ state, propertyIsTold }, now) => (state === 'confirmed' && propertyIsTold ? now : null),
    area: 'mailNewBooking',
    blanks: ({ balanceCents, words }) => ({ amount: sumInWords(words, balanceCents) }),
    parts: [
      stayFacts,
      priceLines,
      ({ balanceCents }) => (balanceCents > 0 ? 'toPay' : 'paid'),
      { button: 'see', url: addressForStaff },
    ],
  }),

  /**
   * A booking lapsed with money on it, which nobody may overlook. Money that goes back at once by
   * itself is none.
   */
  'lapsed-with-money': bookingMail({
    name: 'Geld op een vervallen boeking (aan u)',
    toProperty: true,
    withdrawnBy: ['confirmed'],
    due: (booking, now) => (isNewlyLapsed(booking, now) && booking.lapsedCents > 0 ? now : null),
    area: 'mailLapsedWithMoney',
    blanks: ({ balanceCents, words }) => ({ amount: sumInWords(words, -balanceCents) }),
    parts: ['why', 'what', stayFacts, { button: 'see', url: addressForStaff }],
  }),
}

/** A button where nothing is left to pay: a mail has one button, and paying comes first. */
function wayToTheBooking(facts: BookingMailFacts): MailPart {
  return {
    kind: facts.balanceCents > 0 ? 'link' : 'button',
    label: facts.words.mailStay.seeBooking,
    url: siteAddress(facts, thanksPath(facts)),
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
  return [
    {
      filename: `${fileName(words.stayTimes.calendarFile, facts.number)}.ics`,
      contentType,
      content,
    },
  ]
}

function comesBack(facts: BookingMailFacts): MailPart[] {
  const cents = backCents(facts)
  if (cents === 0) return []
  return [
    text(fillText(facts.words.mailStay.comesBack, { amount: sumInWords(facts.words, cents) })),
  ]
}

/** The page of the back office that shows the booking. */
function addressForStaff({ publicUrl, bookingId }: BookingMailFacts): string {
  return publicUrl + recordAddress('booking', bookingId)
}

/** Whether it asks guests who have left for what is open of their bill. */
const isBill = ({ state }: BookingMailFacts) => state === 'confirmed'

/** `do 11 juni 2026 om 9.30 uur` */
function spokenInstant(words: Words, instant: Date): string {
  const { today: day, minuteOfDay } = momentInAmsterdam(instant.getTime())
  const time = message('stayTimes.hour', { time: { minuteOfDay } })
  return textOf(words, message('mailStay.instant', { day: { day, as: 'dayYear' }, time }))
}
