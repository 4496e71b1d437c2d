import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import type { Letter } from '../letter.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting } from './stay-facts.ts'

/** Money came twice, or for a booking that was cancelled: it went back. A booking that stands is said to stand, so that nobody fears for the room. */
export function surplusRefund(facts: MailFacts): Letter {
  const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
  return {
    subject: `Je krijgt geld terug voor boeking ${facts.number}`,
    parts: [
      greeting(facts),
      {
        kind: 'text',
        text: `We kregen een betaling van je die niet nodig was. We hebben ${formatEuro(facts.refundedCents)} teruggestort. Meestal staat het binnen enkele werkdagen op je rekening.`,
      },
      ...(facts.state === 'confirmed' ? [{ kind: 'text' as const, text: `Aan je boeking verandert niets: je kamer staat vast voor ${stay}.` }] : []),
    ],
    attachments: [],
  }
}
