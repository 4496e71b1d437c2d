import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailOverpaymentRefundTexts as texts } from '../../../rules/texts/mail-overpayment-refund.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, isWrittenTo } from './booking-mail-record.ts'
import { greeting, wentBack, whereItIsBack } from './stay-parts.ts'
import { untoldRefunds } from './untold-refunds.ts'

/** A property that was away does not tell of money that went back long ago, ms. */
const TOLD_WITHIN_MS = 14 * 86_400_000

/**
 * Money came twice, for a booking that was cancelled, or late once more: it went back. One mail for
 * each refund. A booking that stands is said to stand, so that nobody fears for the room; one that
 * never came to be is said not to.
 */
export const overpaymentRefund: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'overpayment-refund',
  name: 'Mail over te veel betaald',
  subjectKind: 'booking',
  withdrawnBy: [],
  due(booking, now) {
    const isRecent = untoldRefunds(booking).some(
      ({ changedAt }) => now - changedAt < TOLD_WITHIN_MS,
    )
    return isWrittenTo(booking) && isRecent ? now : null
  },
  tellsOf: (booking) => untoldRefunds(booking).map(({ id }) => id),
  facts: async (...asked) => whereItIsBack(await bookingMailFacts(...asked)),
  content(facts) {
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        greeting(facts),
        { kind: 'text', text: why(facts) },
        wentBack(facts),
        ...standingParts(facts),
      ],
      attachments: [],
    }
  },
}

function why({ state }: BookingMailFacts): string {
  switch (state) {
    case 'expired':
    case 'held':
      return texts.tooLate
    case 'cancelled':
      return texts.afterCancellation
    case 'confirmed':
      return texts.tooMuch
  }
}

function standingParts({ state, arrival, departure }: BookingMailFacts): MailPart[] {
  if (state !== 'confirmed') return []
  const stay = dutchStay(parseDay(arrival)!, parseDay(departure)!)
  return [
    {
      kind: 'text',
      text: fillText(texts.stands, { stay }),
    },
  ]
}
