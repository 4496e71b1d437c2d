import { type EpochDay, parseDay } from '../../../rules/calendar/day.ts'
import { dutchDay } from '../../../rules/calendar/dutch.ts'
import { spokenTimes } from '../../../rules/stay-times/spoken-times.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailArrivalTexts } from '../../../rules/texts/mail-arrival.ts'
import { mailThankYouTexts } from '../../../rules/texts/mail-thank-you.ts'
import { button, text } from '../mail-content.ts'
import { isMailed } from '../mail-template.ts'
import { type BookingMail, ofBooking } from './booking-mail-facts.ts'
import { type BookingMailRecord, endOf, isWrittenTo, morningOf } from './booking-mail-record.ts'
import { addressParts, greeting, openSum, stayFacts, unbroken } from './stay-parts.ts'

const DAYS_BEFORE_ARRIVAL = 2
const DAYS_AFTER_DEPARTURE = 1
/** A property that was away for longer than this does not thank guests who left long ago. */
const THANKS_WITHIN_DAYS = 14

/** Shortly before arrival: what one needs on the way. */
export const arrival: BookingMail = {
  kind: 'arrival',
  name: 'Mail voor aankomst',
  ...ofBooking,
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
   * Once more where the stay was changed, unless the mail about the change says as much, and where it
   * was withdrawn for guests who had not come after all.
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
  content(facts) {
    const texts = mailArrivalTexts
    const { property, hours } = facts
    const day = dutchDay(parseDay(facts.arrival)!)
    const phone = unbroken(property.phone)
    return {
      subject: fillText(texts.subject, { day, property: property.name }),
      title: fillText(texts.title, { day }),
      parts: [
        greeting(facts),
        text(fillText(texts.expected, { day, hours: spokenTimes(hours.checkIn) })),
        stayFacts(facts),
        ...openSum(facts),
        ...addressParts(facts),
        ...(phone === '' ? [] : [text(fillText(texts.callUs, { phone }))]),
      ],
    }
  },
}

/** Whether the mail before an arrival was still to come at an instant. */
function isAhead(arrivalDay: EpochDay, instant: number): boolean {
  return instant < morningOf(arrivalDay - DAYS_BEFORE_ARRIVAL)
}

/** After departure. */
export const thankYou: BookingMail = {
  kind: 'thank-you',
  name: 'Bedankmail',
  ...ofBooking,
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
  content(facts) {
    const texts = mailThankYouTexts
    const { property, publicUrl } = facts
    return {
      subject: fillText(texts.subject, { property: property.name }),
      title: texts.title,
      parts: [
        greeting(facts),
        text(texts.thanks),
        // Only where an answer reaches somebody.
        ...(property.email === '' ? [] : [text(texts.tellUs)]),
        button(texts.again, `${publicUrl}/home`),
      ],
    }
  },
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
