import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import type { Letter } from '../letter.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting, stayFacts } from './stay-facts.ts'

/** The booking is cancelled (BO §4). */
export function cancellation(facts: MailFacts): Letter {
  const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
  return {
    subject: `Je boeking ${facts.number} is geannuleerd`,
    parts: [
      greeting(facts),
      {
        kind: 'text',
        text: `Je verblijf van ${stay} is geannuleerd. De kamer is niet meer voor je vastgehouden.`,
      },
      stayFacts(facts),
      ...(facts.paid
        ? [
            {
              kind: 'text' as const,
              text: 'Je had al betaald. We nemen contact met je op over de terugbetaling.',
            },
          ]
        : []),
    ],
    attachments: [],
  }
}
