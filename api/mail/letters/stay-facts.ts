import { parseDay } from '../../../rules/calendar/day.ts'
import { dutchDayYear } from '../../../rules/calendar/dutch.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import type { LetterPart } from '../letter.ts'
import type { MailFacts } from '../mail-facts.ts'

/** The stay in a few rows. With the year: a confirmation is kept. */
export function stayFacts(facts: MailFacts): LetterPart {
  return {
    kind: 'facts',
    rows: [
      { label: 'Boeking', value: facts.number },
      { label: 'Kamer', value: facts.roomTypeName },
      {
        label: 'Aankomst',
        value: `${dutchDayYear(parseDay(facts.arrival)!)}, tussen ${facts.checkIn}`,
      },
      {
        label: 'Vertrek',
        value: `${dutchDayYear(parseDay(facts.departure)!)}, tot ${facts.checkOut}`,
      },
      { label: 'Gasten', value: facts.persons === 1 ? '1 persoon' : `${facts.persons} personen` },
    ],
  }
}

/** The lines it was sold with, as the page showed them. */
export function quoteLines({ quote, paid }: MailFacts): LetterPart {
  return {
    kind: 'lines',
    lines: summariseLines(quote).filter(({ cents }) => cents !== 0),
    totalLabel: paid ? 'Betaald' : 'Te betalen',
    totalCents: quote.totalCents,
  }
}

export function greeting({ firstName }: MailFacts): LetterPart {
  return { kind: 'text', text: `Beste ${firstName},` }
}
