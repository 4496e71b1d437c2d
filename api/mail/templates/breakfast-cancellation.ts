import { formatEuro } from '../../../rules/money/format-euro.ts'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { mailBreakfastCancellationTexts as texts } from '../../../rules/texts/mail-breakfast-cancellation.ts'
import type { MailPart } from '../mail-content.ts'
import type { MailTemplate } from '../mail-template.ts'
import { endOf } from './booking-mail-record.ts'
import { type BreakfastMailFacts, breakfastMailFacts } from './breakfast-mail-facts.ts'
import type { BreakfastMailRecord } from './breakfast-mail-record.ts'
import { orderFacts, orderGreeting } from './breakfast-parts.ts'

/** No breakfast comes: why, and what of the money goes back. */
export const breakfastCancellation: MailTemplate<BreakfastMailRecord, BreakfastMailFacts> = {
  kind: 'breakfast-cancellation',
  name: 'Annulering ontbijt',
  subjectKind: 'breakfast-order',
  withdrawnBy: [],
  due({ state, cancelledBecause, imported, day }, now) {
    // The old site never said that an unpaid order would end.
    if (imported && cancelledBecause === 'unpaid') return null
    return state === 'cancelled' && now < endOf(day) ? now : null
  },
  facts: breakfastMailFacts,
  content(facts) {
    return {
      subject: fillText(texts.subject, { number: facts.number }),
      title: texts.title,
      parts: [
        orderGreeting(facts),
        {
          kind: 'text',
          text: `${why(facts)} ${fillText(texts.nothingComes, { day: facts.deliveryDay })}`,
        },
        orderFacts(facts),
        ...moneyParts(facts),
      ],
      attachments: [],
    }
  },
}

function why({ cancelledBecause }: BreakfastMailFacts): string {
  switch (cancelledBecause) {
    case 'unpaid':
      return texts.unpaid
    case 'guest':
      return texts.byGuest
    default:
      return texts.byProperty
  }
}

/** What goes back, or that nothing does; nothing to a guest who had not paid. */
function moneyParts({
  receivedCents,
  refundedCents,
  balanceCents,
}: BreakfastMailFacts): MailPart[] {
  if (receivedCents === 0) return []
  const backCents = refundedCents + Math.max(0, -balanceCents)
  const text =
    backCents > 0
      ? fillText(texts.comesBack, { amount: formatEuro(backCents) })
      : fillText(texts.nothingBack, { received: formatEuro(receivedCents) })
  return [{ kind: 'text', text }]
}
