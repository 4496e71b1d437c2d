import { formatEuro } from '../../../rules/money/format-euro.ts'
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
  due({ state, day }, now) {
    return state === 'cancelled' && now < endOf(day) ? now : null
  },
  facts: breakfastMailFacts,
  content(facts) {
    return {
      subject: `Je ontbijtbestelling ${facts.number} is geannuleerd`,
      title: 'Je ontbijtbestelling is geannuleerd',
      parts: [
        orderGreeting(facts),
        { kind: 'text', text: `${why(facts)} Op ${facts.deliveryDay} bezorgen we niets.` },
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
      return 'We hebben je betaling niet op tijd ontvangen. Daarom is je bestelling vervallen.'
    case 'guest':
      return 'Je hebt je bestelling geannuleerd.'
    default:
      return 'We hebben je bestelling geannuleerd.'
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
      ? `Je krijgt ${formatEuro(backCents)} terug. Meestal staat het binnen enkele werkdagen op je rekening.`
      : `Van de ${formatEuro(receivedCents)} die je hebt betaald, gaat niets terug.`
  return [{ kind: 'text', text }]
}
