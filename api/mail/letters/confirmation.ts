import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchStay } from '../../../rules/calendar/dutch.ts'
import { houseAddress } from '../../../rules/house/house-address.ts'
import { stayCalendar } from '../../../rules/house/stay-calendar.ts'
import { thanksAddress } from '../../../screens/guest-addresses.ts'
import type { Letter } from '../letter.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting, quoteLines, stayFacts } from './stay-facts.ts'

/** The stay is certain: when, where, what it costs, and a file for the calendar. */
export function confirmation(facts: MailFacts): Letter {
  const stay = dutchStay(parseDay(facts.arrival)!, parseDay(facts.departure)!)
  const address = houseAddress(facts.house)
  return {
    subject: `Je boeking ${facts.number}: ${stay}`,
    parts: [
      greeting(facts),
      {
        kind: 'text',
        text: facts.paid
          ? 'Je betaling is binnen en je kamer staat vast. We kijken uit naar je komst.'
          : 'Je kamer staat vast. We kijken uit naar je komst.',
      },
      stayFacts(facts),
      quoteLines(facts),
      ...(address === '' ? [] : [{ kind: 'text' as const, text: `Je vindt ons op ${address}.` }]),
      {
        kind: 'link',
        label: 'Bekijk je boeking',
        url: thanksAddress(facts.publicUrl, facts.bookingId),
      },
      { kind: 'text', text: 'In de bijlage zit je verblijf voor je agenda.' },
    ],
    attachments: [
      {
        filename: `verblijf-${facts.number}.ics`,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarOf(facts),
      },
    ],
  }
}

function calendarOf({ hours, now, ...facts }: MailFacts): string {
  return stayCalendar({ ...facts, ...hours, madeAt: now.toISOString() })
}
