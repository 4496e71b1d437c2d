import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import { stayCalendar } from '../../../rules/property/stay-calendar.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailCancellationTexts } from '../../../rules/texts/mail-cancellation.ts'
import { mailConfirmationTexts } from '../../../rules/texts/mail-confirmation.ts'
import { mailHoldEndedTexts } from '../../../rules/texts/mail-hold-ended.ts'
import { mailPaymentRequestTexts } from '../../../rules/texts/mail-payment-request.ts'
import { mailStayChangedTexts } from '../../../rules/texts/mail-stay-changed.ts'
import { mailStayTexts } from '../../../rules/texts/mail-stay.ts'
import { thanksAddress } from '../../../screens/guest-addresses.ts'
import { guestScreens } from '../../../screens/guest-screens.ts'
import { type MailPart, button, text } from '../mail-content.ts'
import type { MailAttachment } from '../mail-shapes.ts'
import { isMailed } from '../mail-template.ts'
import { type BookingMail, type BookingMailFacts, ofBooking } from './booking-mail-facts.ts'
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
import { backCents, moneyAfterCancelling } from './money-back.ts'
import {
  addressParts,
  cancellationParts,
  greeting,
  openSum,
  priceLines,
  stayFacts,
  stayWords,
} from './stay-parts.ts'

/** The stay is certain: when, where, what it costs, how to pay, and a file for the calendar. */
export const confirmation: BookingMail = {
  kind: 'confirmation',
  name: 'Bevestiging',
  ...ofBooking,
  byItself: true,
  withdrawnBy: ['cancelled'],
  due: (booking, now) => (isCertain(booking, now) ? now : null),
  content(facts) {
    const texts = mailConfirmationTexts
    return {
      subject: fillText(texts.subject, { number: facts.number, stay: stayWords(facts) }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(`${thanks(facts)} ${texts.lookForward}`),
        stayFacts(facts),
        priceLines(facts),
        ...openSum(facts),
        ...addressParts(facts),
        wayToTheBooking(facts),
        text(texts.calendar),
        ...cancellationParts(facts),
      ],
      attachments: [calendarFile(facts)],
    }
  },
}

/**
 * Whether the guest is told of a stay that is certain. Who has left needs no such mail: the booking
 * was imported, or the property was away for long.
 */
function isCertain(booking: BookingMailRecord, now: number): boolean {
  return isWrittenTo(booking) && booking.state === 'confirmed' && now < endOf(booking.departure)
}

function thanks({ balanceCents, quote }: BookingMailFacts): string {
  if (balanceCents >= quote.totalCents) return mailConfirmationTexts.thanks
  const amount = formatEuro(quote.totalCents - balanceCents)
  return fillText(mailConfirmationTexts.thanksReceived, { amount })
}

/** A button where nothing is left to pay: a mail has one button, and paying comes first. */
function wayToTheBooking(facts: BookingMailFacts): MailPart {
  return {
    kind: facts.balanceCents > 0 ? 'link' : 'button',
    label: mailStayTexts.seeBooking,
    url: thanksAddress(facts.publicUrl, facts),
  }
}

/** The stay for the guest's own calendar; a newer one takes the place of an older one there. */
function calendarFile({ hours, now, property, ...facts }: BookingMailFacts): MailAttachment {
  return {
    filename: `verblijf-${facts.number}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: stayCalendar({ ...facts, ...hours, property, madeAt: now.toISOString() }),
  }
}

/**
 * Longer than staff can undo a change (`messages.seconds`), ms: who undoes it has nobody mailed, and
 * no money sent back.
 */
export const SETTLED_AFTER_MS = 15_000

/**
 * Staff changed dates, room or persons: how the stay is now, and what is to be paid or comes back. A
 * guest who holds a room unpaid reads it when paying.
 */
export const stayChanged: BookingMail = {
  kind: 'stay-changed',
  name: 'Wijzigingsmail',
  ...ofBooking,
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
  content(facts) {
    const texts = mailStayChangedTexts
    return {
      subject: fillText(texts.subject, { number: facts.number, stay: stayWords(facts) }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(texts.changed),
        stayFacts(facts),
        priceLines(facts),
        ...openSum(facts),
        ...comesBack(facts),
        ...addressParts(facts),
        wayToTheBooking(facts),
        text(texts.calendar),
        ...cancellationParts(facts),
      ],
      attachments: [calendarFile(facts)],
    }
  },
}

function comesBack(facts: BookingMailFacts): MailPart[] {
  const cents = backCents(facts)
  if (cents === 0) return []
  return [text(fillText(mailStayTexts.comesBack, { amount: formatEuro(cents) }))]
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

/** The booking is cancelled (BO §4), and what of the money goes back. */
export const cancellation: BookingMail = {
  kind: 'cancellation',
  name: 'Annuleringsmail',
  ...ofBooking,
  withdrawnBy: [],
  due(booking, now) {
    return isToldOfCancellation(booking) && booking.state === 'cancelled' ? now : null
  },
  content(facts) {
    const texts = mailCancellationTexts
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(fillText(texts.cancelled, { stay: stayWords(facts) })),
        stayFacts(facts),
        ...moneyAfterCancelling(facts, texts.partBack, texts.nothingBack),
      ],
    }
  },
}

/**
 * Staff hold a room for a guest until it is paid, as the family room (BO §4, §7 "confirmation mail,
 * family room"): until when, what it costs and how to pay. A guest who books online pays at once and
 * gets none. Staff send it as well to guests who have left, for what is open of their bill.
 */
export const paymentRequest: BookingMail = {
  kind: 'payment-request',
  name: 'Verzoek om te betalen',
  ...ofBooking,
  byItself: true,
  withdrawnBy: ['cancelled', 'expired', 'confirmed'],
  due(booking, now) {
    const isHeld = booking.madeBy === 'staff' && booking.state === 'held'
    return isHeld && isWrittenTo(booking) ? now : null
  },
  content(facts) {
    const texts = mailPaymentRequestTexts
    const isBill = facts.state === 'confirmed'
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: isBill ? texts.billTitle : texts.title,
      parts: [
        greeting(facts),
        text(whyToPay(facts)),
        stayFacts(facts),
        priceLines(facts),
        ...openSum(facts),
        ...addressParts(facts),
        ...(isBill ? [] : cancellationParts(facts)),
      ],
    }
  },
}

function whyToPay({ state, balanceCents, holdUntil }: BookingMailFacts): string {
  const { bill, held, heldUntil } = mailPaymentRequestTexts
  if (state === 'confirmed') return fillText(bill, { amount: formatEuro(balanceCents) })
  return holdUntil === null ? held : fillText(heldUntil, { until: spokenInstant(holdUntil) })
}

/** `do 11 juni 2026 om 09.30 uur` */
function spokenInstant(instant: Date): string {
  const { today, minuteOfDay } = momentInAmsterdam(instant.getTime())
  const hour = String(Math.floor(minuteOfDay / 60)).padStart(2, '0')
  const minute = String(minuteOfDay % 60).padStart(2, '0')
  return `${dutchDayYear(today)} om ${hour}.${minute} uur`
}

/**
 * To a guest who was asked by mail to pay for a room that staff held, and did not in time: what that
 * mail promised is over.
 */
export const holdEnded: BookingMail = {
  kind: 'hold-ended',
  name: 'Niet op tijd betaald',
  ...ofBooking,
  byItself: true,
  withdrawnBy: ['confirmed'],
  /** Not of a stay that is past, nor of a hold that ended long ago: the property was away. */
  due(booking, now) {
    const { hasEmail, arrival } = booking
    const isNews = isNewlyLapsed(booking, now) && now < morningOf(arrival + 1)
    return isNews && hasEmail && isMailed(booking, paymentRequest.kind) ? now : null
  },
  content(facts) {
    const texts = mailHoldEndedTexts
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(`${texts.ended} ${texts.paid}`),
        stayFacts(facts),
        text(texts.again),
        button(texts.book, facts.publicUrl + guestScreens.rooms.path),
      ],
    }
  },
}
