import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, isWrittenTo } from './booking-mail-record.ts'
import { greeting, stayFacts } from './stay-parts.ts'

/** The booking is cancelled (BO §4). */
export const cancellation: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'cancellation',
  name: 'Annuleringsmail',
  subjectKind: 'booking',
  withdrawnBy: [],
  due(booking, now) {
    return isWrittenTo(booking) && booking.state === 'cancelled' ? now : null
  },
  facts: bookingMailFacts,
  content(facts) {
    const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
    return {
      subject: `Je boeking ${facts.number} is geannuleerd`,
      title: 'Je boeking is geannuleerd',
      parts: [
        greeting(facts),
        {
          kind: 'text',
          text: `Je verblijf van ${stay} is geannuleerd. We houden de kamer niet langer voor je vast.`,
        },
        stayFacts(facts),
        ...moneyParts(facts),
      ],
      attachments: [],
    }
  },
}

function moneyParts({ balanceCents, quote }: BookingMailFacts): MailPart[] {
  if (balanceCents >= quote.totalCents) return []
  return [
    {
      kind: 'text',
      text: 'Je had al betaald. We nemen contact met je op over de terugbetaling.',
    },
  ]
}
