import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import type { Letter } from '../letter.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting } from './stay-facts.ts'

/**
 * The payment came when the room was no longer held, and no room was left. First what did not
 * happen, then what does.
 */
export function latePaymentRefund(facts: MailFacts): Letter {
  const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
  return {
    subject: `Je betaling voor boeking ${facts.number} gaat terug`,
    parts: [
      greeting(facts),
      {
        kind: 'text',
        text: `Er is geen kamer geboekt. Je betaling voor ${stay} kwam binnen toen we de kamer niet meer voor je vasthielden, en er was er geen meer vrij.`,
      },
      {
        kind: 'text',
        text: `We hebben ${formatEuro(facts.refundedCents)} teruggestort. Meestal staat het binnen enkele werkdagen op je rekening.`,
      },
      { kind: 'link', label: 'Zoek een ander verblijf', url: `${facts.publicUrl}/home` },
    ],
    attachments: [],
  }
}
