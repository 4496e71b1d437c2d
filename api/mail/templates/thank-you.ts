import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailThankYouTexts as texts } from '../../../rules/texts/mail-thank-you.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, isWrittenTo, morningOf } from './booking-mail-record.ts'
import { greeting } from './stay-parts.ts'
import { takenBackSince } from './taken-back-since.ts'

const DAYS_AFTER_DEPARTURE = 1
/** A property that was away for longer than this does not thank guests who left long ago. */
const THANKS_WITHIN_DAYS = 14

/** After departure. */
export const thankYou: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'thank-you',
  name: 'Bedankmail',
  subjectKind: 'booking',
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
    if (booking.mails.every(({ kind }) => kind !== 'thank-you')) return ['']
    const again = takenBackSince(booking, 'thank-you')
    return again === null ? [] : [again]
  },
  facts: bookingMailFacts,
  content(facts) {
    return {
      subject: fillText(texts.subject, { property: facts.property.name }),
      title: texts.title,
      parts: [
        greeting(facts),
        {
          kind: 'text',
          text: texts.thanks,
        },
        ...tellUs(facts),
        { kind: 'button', label: texts.again, url: `${facts.publicUrl}/home` },
      ],
      attachments: [],
    }
  },
}

/** Only where an answer reaches somebody. */
function tellUs({ property: { email } }: BookingMailFacts): MailPart[] {
  if (email === '') return []
  return [
    {
      kind: 'text',
      text: texts.tellUs,
    },
  ]
}
