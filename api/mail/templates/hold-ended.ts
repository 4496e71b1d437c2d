import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailHoldEndedTexts as texts } from '../../../rules/texts/mail-hold-ended.ts'
import { guestScreens } from '../../../screens/guest-screens.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, isNewlyLapsed, morningOf } from './booking-mail-record.ts'
import { greeting, stayFacts } from './stay-parts.ts'

/**
 * To a guest who was asked by mail to pay for a room that staff held, and did not in time: what that
 * mail promised is over.
 */
export const holdEnded: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'hold-ended',
  name: 'Niet op tijd betaald',
  subjectKind: 'booking',
  byItself: true,
  withdrawnBy: ['confirmed'],
  /** Not of a stay that is past, nor of a hold that ended long ago: the property was away. */
  due(booking, now) {
    const { hasEmail, arrival, mails } = booking
    const wasAsked = mails.some(
      (mail) => mail.kind === 'payment-request' && mail.state !== 'withdrawn',
    )
    const isNews = isNewlyLapsed(booking, now) && now < morningOf(arrival + 1)
    return isNews && hasEmail && wasAsked ? now : null
  },
  facts: bookingMailFacts,
  content(facts) {
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        greeting(facts),
        { kind: 'text', text: `${texts.ended} ${texts.paid}` },
        stayFacts(facts),
        { kind: 'text', text: texts.again },
        { kind: 'button', label: texts.book, url: facts.publicUrl + guestScreens.rooms.path },
      ],
      attachments: [],
    }
  },
}
