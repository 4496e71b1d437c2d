import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import type { Letter } from '../letter.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting } from './stay-facts.ts'

const TOO_LATE = 'Er is geen kamer geboekt. Ook een andere betaling van je kwam te laat binnen.'

/**
 * Money came twice, for a booking that was cancelled, or late once more: it went back. A booking
 * that stands is said to stand, so that nobody fears for the room; one that never came to be is
 * said not to.
 */
export function surplusRefund(facts: MailFacts): Letter {
  const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
  return {
    subject: `Je krijgt geld terug voor boeking ${facts.number}`,
    parts: [
      greeting(facts),
      {
        kind: 'text',
        text: `${facts.state === 'expired' ? TOO_LATE : 'We kregen een betaling van je die niet nodig was.'} We hebben ${formatEuro(facts.refundedCents)} teruggestort. Meestal staat het binnen enkele werkdagen op je rekening.`,
      },
      ...(facts.state === 'confirmed'
        ? [
            {
              kind: 'text' as const,
              text: `Aan je boeking verandert niets: je kamer staat vast voor ${stay}.`,
            },
          ]
        : []),
    ],
    attachments: [],
  }
}
