import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { stayCalendar } from '../../../rules/property/stay-calendar.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailConfirmationTexts as texts } from '../../../rules/texts/mail-confirmation.ts'
import { mailStayTexts } from '../../../rules/texts/mail-stay.ts'
import { thanksAddress } from '../../../screens/guest-addresses.ts'
import type { MailAttachment, MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, endOf, isWrittenTo } from './booking-mail-record.ts'
import {
  addressParts,
  cancellationParts,
  greeting,
  openSum,
  priceLines,
  stayFacts,
} from './stay-parts.ts'

/** The stay is certain: when, where, what it costs, how to pay, and a file for the calendar. */
export const confirmation: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'confirmation',
  name: 'Bevestiging',
  subjectKind: 'booking',
  byItself: true,
  withdrawnBy: ['cancelled'],
  /**
   * A guest who has left needs no confirmation: such a booking was imported, or the property was
   * away for long.
   */
  due(booking, now) {
    if (!isWrittenTo(booking) || booking.state !== 'confirmed') return null
    return now >= endOf(booking.departure) ? null : now
  },
  facts: bookingMailFacts,
  content(facts) {
    const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
    return {
      subject: fillText(texts.subject, { number: facts.number, stay }),
      title: texts.title,
      parts: [
        greeting(facts),
        { kind: 'text', text: `${opening(facts)} ${texts.lookForward}` },
        stayFacts(facts),
        priceLines(facts),
        ...openSum(facts),
        ...addressParts(facts),
        wayToTheBooking(facts),
        { kind: 'text', text: texts.calendar },
        ...cancellationParts(facts),
      ],
      attachments: [calendarFile(facts)],
    }
  },
}

function opening({ balanceCents, quote }: BookingMailFacts): string {
  if (balanceCents >= quote.totalCents) return texts.thanks
  const amount = formatEuro(quote.totalCents - balanceCents)
  return fillText(texts.thanksReceived, { amount })
}

/** A button where nothing is left to pay: a mail has one button, and paying comes first. */
export function wayToTheBooking(facts: BookingMailFacts): MailPart {
  return {
    kind: facts.balanceCents > 0 ? 'link' : 'button',
    label: mailStayTexts.seeBooking,
    url: thanksAddress(facts.publicUrl, facts),
  }
}

/** The stay for the guest's own calendar; a newer one takes the place of an older one there. */
export function calendarFile({ hours, now, property, ...facts }: BookingMailFacts): MailAttachment {
  return {
    filename: `verblijf-${facts.number}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: stayCalendar({ ...facts, ...hours, property, madeAt: now.toISOString() }),
  }
}
