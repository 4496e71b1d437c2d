import { type EpochDay, parseDay } from '../../../rules/calendar/day.ts'
import { dutchDay } from '../../../rules/calendar/dutch.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailArrivalTexts as texts } from '../../../rules/texts/mail-arrival.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, endOf, isWrittenTo, morningOf } from './booking-mail-record.ts'
import { addressParts, greeting, openSum, stayFacts, unbroken } from './stay-parts.ts'
import { takenBackSince } from './taken-back-since.ts'

const DAYS_BEFORE_ARRIVAL = 2

/** Shortly before arrival: what one needs on the way. */
export const arrival: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'arrival',
  name: 'Mail voor aankomst',
  subjectKind: 'booking',
  byItself: true,
  withdrawnBy: ['cancelled'],
  outdatedBy: ['stay-changed', 'arrived', 'no-show'],
  /** Never before `now`, so that a booking made at the last moment is confirmed first. */
  due(booking, now) {
    if (!isWrittenTo(booking) || booking.state !== 'confirmed') return null
    if (booking.attendance !== 'expected') return null
    return now >= endOf(booking.arrival)
      ? null
      : Math.max(morningOf(booking.arrival - DAYS_BEFORE_ARRIVAL), now)
  },
  /**
   * Once more where the stay was changed, unless the mail about the change says as much, and where it
   * was withdrawn for guests who had not come after all.
   */
  tellsOf(booking) {
    const { arrival: day, mails, stayChanges } = booking
    const written = mails.filter(({ kind }) => kind === 'arrival')
    if (written.length === 0) return ['']
    const sent = written.filter(({ state }) => state !== 'withdrawn')
    const change =
      sent.length === 0
        ? stayChanges.at(-1)
        : stayChanges.findLast(({ from, to }) => from.arrival !== to.arrival)
    if (!change || written.some(({ createdAt }) => createdAt >= change.at)) {
      const again = takenBackSince(booking, 'arrival')
      return again === null ? [] : [again]
    }
    return isAhead(day, change.at) ? [change.id] : []
  },
  facts: bookingMailFacts,
  content(facts) {
    const day = dutchDay(parseDay(facts.arrival)!)
    return {
      subject: fillText(texts.subject, { day, property: facts.property.name }),
      title: fillText(texts.title, { day }),
      parts: [
        greeting(facts),
        {
          kind: 'text',
          text: fillText(texts.expected, { day, hours: facts.checkIn }),
        },
        stayFacts(facts),
        ...openSum(facts),
        ...addressParts(facts),
        ...callUs(facts),
      ],
      attachments: [],
    }
  },
}

/** Whether the mail before an arrival was still to come at an instant. */
function isAhead(arrivalDay: EpochDay, instant: number): boolean {
  return instant < morningOf(arrivalDay - DAYS_BEFORE_ARRIVAL)
}

function callUs({ property: { phone } }: BookingMailFacts): MailPart[] {
  if (phone === '') return []
  return [{ kind: 'text', text: fillText(texts.callUs, { phone: unbroken(phone) }) }]
}
