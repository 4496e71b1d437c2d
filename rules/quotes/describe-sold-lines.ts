import { type Message, message } from '../texts/message.ts'
import { type Described, describeLines } from './describe-lines.ts'
import type { QuoteItem } from './quote.ts'
import type { SoldItem, SoldLine } from './sold-line.ts'
import type { SummaryLine } from './summarise-lines.ts'

/** What was sold, grouped by what it is for and its rate. */
export interface SoldSummaryLine extends SummaryLine {
  /** Basis points; null outside VAT. */
  vatBasisPoints: number | null
}

/** What no quote has a line for. */
const outsideQuotes: Partial<Record<SoldItem, Message>> = {
  'cancellation-fee': message('price.cancellationFee'),
  adjustment: message('price.adjustment'),
}

/**
 * The lines of a folio, as those of a quote: grouped by what they are for and their rate,
 * in the order they first appear. The groups add up to what it is sold for, cents.
 *
 * @param stay the dates that name an arrangement; {} where there is no stay
 */
export function describeSoldLines(
  lines: readonly SoldLine[],
  stay: Pick<Described, 'arrival' | 'nights'>,
): SoldSummaryLine[] {
  const groups = new Map<string, SoldLine[]>()
  for (const line of lines) {
    const what = `${line.item} ${line.vatBasisPoints} ${line.vatCategory} ${line.name ?? ''}`
    const group = groups.get(what)
    if (group) group.push(line)
    else groups.set(what, [line])
  }
  return [...groups.values()].map((group) => {
    const { vatCategory, vatBasisPoints } = group[0]!
    return {
      ...described(group, stay),
      cents: group.reduce((sum, { cents }) => sum + cents, 0),
      vatBasisPoints: vatCategory === 'none' ? null : vatBasisPoints,
    }
  })
}

function described(
  group: readonly SoldLine[],
  stay: Pick<Described, 'arrival' | 'nights'>,
): Omit<SummaryLine, 'cents'> {
  const { item, name } = group[0]!
  const outside = outsideQuotes[item]
  if (outside !== undefined) return { label: name ?? outside, explanation: '' }
  const lines = group.map(({ name: its, ...line }) => ({
    ...line,
    item: line.item as QuoteItem,
    ...(its !== null && { name: its }),
    rule: '',
    reading: null,
  }))
  return describeLines(lines, { ...stay, lines, totalCents: 0 })
}
