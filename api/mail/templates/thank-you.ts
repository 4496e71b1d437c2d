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
      subject: `Bedankt voor je verblijf bij ${facts.property.name}`,
      title: 'Bedankt voor je verblijf',
      parts: [
        greeting(facts),
        {
          kind: 'text',
          text: 'Bedankt dat je bij ons was. We hopen dat je goed hebt geslapen en weer goed thuis bent.',
        },
        ...tellUs(facts),
        { kind: 'button', label: 'Kom nog eens langs', url: `${facts.publicUrl}/home` },
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
      text: 'Viel er iets op, of kan er iets beter? Antwoord dan op deze mail, we lezen alles.',
    },
  ]
}
