import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailCancellationTexts as texts } from '../../../rules/texts/mail-cancellation.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import { type BookingMailFacts, bookingMailFacts } from './booking-mail-facts.ts'
import { type BookingMailRecord, isToldOfCancellation } from './booking-mail-record.ts'
import { greeting, stayFacts } from './stay-parts.ts'

/** The booking is cancelled (BO §4), and what of the money goes back. */
export const cancellation: MailTemplate<BookingMailRecord, BookingMailFacts> = {
  kind: 'cancellation',
  name: 'Annuleringsmail',
  subjectKind: 'booking',
  withdrawnBy: [],
  due(booking, now) {
    return isToldOfCancellation(booking) && booking.state === 'cancelled' ? now : null
  },
  facts: bookingMailFacts,
  content(facts) {
    const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        greeting(facts),
        {
          kind: 'text',
          text: fillText(texts.cancelled, { stay }),
        },
        stayFacts(facts),
        ...moneyParts(facts),
      ],
      attachments: [],
    }
  },
}

/** What goes back, or that nothing does; nothing to a guest who had not paid. */
function moneyParts({ balanceCents, refundedCents, receivedCents }: BookingMailFacts): MailPart[] {
  if (receivedCents === 0) return []
  const backCents = refundedCents + Math.max(0, -balanceCents)
  const received = formatEuro(receivedCents)
  const text =
    backCents > 0
      ? fillText(texts.partBack, { received, back: formatEuro(backCents) })
      : fillText(texts.nothingBack, { received })
  return [{ kind: 'text', text }]
}
