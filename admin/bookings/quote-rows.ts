import { parseDay } from '../../rules/calendar/day.ts'
import { staffDay } from '../../rules/calendar/dutch.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { describeLines } from '../../rules/quotes/describe-lines.ts'
import { explainLine } from '../../rules/quotes/explain-line.ts'
import type { Quote, QuoteLine } from '../../rules/quotes/quote.ts'
import { splitVat } from '../../rules/vat/split-vat.ts'
import type { useText } from '../texts/use-text.ts'
import { inWords } from '../texts/words.ts'

/** A line of the sold quote as staff read it. */
export interface QuoteRow {
  label: string
  why: string
  vat: string
  amount: string
  /** The rule that made it, as a sentence. */
  rule: string
  /** The paragraph or law and the readings behind that rule. */
  source: string
}

type Text = ReturnType<typeof useText>

/** The lines of a quote in their order: one a night and item, nothing summed away. */
export function quoteRows(quote: Quote, text: Text): QuoteRow[] {
  return quote.lines.map((line) => {
    const persons = text('agenda.persons', { smart_count: line.persons })
    const { label, explanation } = describeLines([line], quote)
    const isNight = line.item === 'room-night'
    return {
      label: withNight(line, isNight ? persons : inWords(label)),
      why: isNight
        ? text('bookings.money.priceFor', { persons, room: quote.roomTypeName })
        : inWords(explanation),
      vat:
        line.vatCategory === 'none'
          ? text('bookings.money.noVat')
          : `${line.vatBasisPoints / 100}%`,
      amount: formatAmount(line.cents),
      rule: inWords(explainLine(line)),
      source: line.reading ? `${line.rule}, ${line.reading}` : line.rule,
    }
  })
}

/** `wo 25 nov · 2 personen`; a line for the whole stay has no day. */
function withNight(line: QuoteLine, label: string): string {
  const night = line.night === null ? null : parseDay(line.night)
  return night === null
    ? label
    : `${staffDay(night)} · ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

/**
 * The VAT inside the total, reckoned per rate over the sum of its lines (reading
 * `invoice.rounding`).
 */
export function vatIncludedCents(quote: Quote): number {
  const byRate = new Map<number, number>()
  for (const line of quote.lines)
    if (line.vatCategory !== 'none')
      byRate.set(line.vatBasisPoints, (byRate.get(line.vatBasisPoints) ?? 0) + line.cents)
  return [...byRate].reduce((sum, [rate, gross]) => sum + splitVat(gross, rate).vatCents, 0)
}
