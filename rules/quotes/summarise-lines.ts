import type { Text } from '../texts/message.ts'
import { type Described, describeLines } from './describe-lines.ts'
import type { QuoteLine } from './quote.ts'

/** One line as a page, mail or bill shows it: `3 nachten`, `€ 85,00 per nacht`, 25500. */
export interface SummaryLine {
  label: Text
  explanation: Text
  cents: number
}

/**
 * The quote's lines grouped by what they are for, in the order they first appear. The groups add
 * up to the total.
 */
export function summariseLines(quote: Described): SummaryLine[] {
  const groups = new Map<string, QuoteLine[]>()
  for (const line of quote.lines) {
    const what = `${line.item} ${line.name ?? ''}`
    const group = groups.get(what)
    if (group) group.push(line)
    else groups.set(what, [line])
  }
  return [...groups.values()].map((lines) => {
    const { label, explanation } = describeLines(lines, quote)
    return { label, explanation, cents: lines.reduce((sum, line) => sum + line.cents, 0) }
  })
}
