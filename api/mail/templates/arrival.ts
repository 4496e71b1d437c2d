import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDay } from '../../../rules/calendar/dutch.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, endOf, isWrittenTo, morningOf } from './booking-mail-record.ts'
import { addressParts, greeting, openSum, stayFacts, unbroken } from './stay-parts.ts'

const DAYS_BEFORE_ARRIVAL = 2

/** Shortly before arrival: what one needs on the way. */
export const arrival: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'arrival',
  name: 'Mail voor aankomst',
  subjectKind: 'booking',
  withdrawnBy: ['cancelled', 'arrived', 'no-show'],
  /** Never before `now`, so that a booking made at the last moment is confirmed first. */
  due(booking, now) {
    if (!isWrittenTo(booking) || booking.state !== 'confirmed') return null
    if (booking.attendance !== 'expected') return null
    return now >= endOf(booking.arrival)
      ? null
      : Math.max(morningOf(booking.arrival - DAYS_BEFORE_ARRIVAL), now)
  },
  facts: bookingMailFacts,
  content(facts) {
    const day = dutchDay(parseDay(facts.arrival)!)
    return {
      subject: `Tot ${day}: je verblijf bij ${facts.property.name}`,
      title: `Tot ${day}`,
      parts: [
        greeting(facts),
        {
          kind: 'text',
          text: `Op ${day} verwachten we je. Je kunt inchecken tussen ${facts.checkIn}.`,
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

function callUs({ property: { phone } }: BookingMailFacts): MailPart[] {
  if (phone === '') return []
  return [
    { kind: 'text', text: `Kom je later aan of kun je niet komen? Bel ons op ${unbroken(phone)}.` },
  ]
}
