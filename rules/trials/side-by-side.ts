import { describeLines } from '../quotes/describe-lines.ts'
import type { PricedLines, Quote, QuoteItem, QuoteLine } from '../quotes/quote.ts'
import type { Text } from '../texts/message.ts'

/** What one kind of line comes to on one side. */
export interface SideOfLine {
  /** Such as `3 nachten × € 10,00`. */
  explanation: Text
  cents: number
  /** The VAT rates within it, in basis points, each once. */
  vatBasisPoints: number[]
}

/** One kind of line on both sides; null where that side has none. */
export interface LinePair {
  label: Text
  before: SideOfLine | null
  after: SideOfLine | null
  differs: boolean
}

type Priced = PricedLines & Partial<Pick<Quote, 'arrival' | 'nights'>>

/** Two quotes of the same thing, kind of line by kind of line, in the order of the lines. */
export function sideBySide(before: Priced | null, after: Priced | null): LinePair[] {
  const [was, becomes] = [grouped(before), grouped(after)]
  return [...new Set([...was.keys(), ...becomes.keys()])].map((what) => {
    const [old, fresh] = [was.get(what), becomes.get(what)]
    const side = (lines: QuoteLine[] | undefined, of: Priced | null): SideOfLine | null =>
      lines && of
        ? {
            explanation: describeLines(lines, of).explanation,
            cents: sum(lines),
            vatBasisPoints: [...new Set(lines.map(({ vatBasisPoints }) => vatBasisPoints))],
          }
        : null
    const pair = { before: side(old, before), after: side(fresh, after) }
    const label = describeLines((fresh ?? old)!, (fresh ? after : before)!).label
    return { label, ...pair, differs: !old || !fresh || !areSameLines(old, fresh) }
  })
}

/** Whether two prices of the same thing differ; null, it cannot be had. */
export function differ(before: PricedLines | null, after: PricedLines | null): boolean {
  return before && after ? !areSameLines(before.lines, after.lines) : before !== after
}

/** By how much each kind of line differs, in cents; null where every line is the same. */
export function lineDifferences(
  before: PricedLines,
  after: PricedLines,
): Map<QuoteItem, number> | null {
  if (areSameLines(before.lines, after.lines)) return null
  const differences = new Map<QuoteItem, number>()
  for (const item of new Set([...before.lines, ...after.lines].map((line) => line.item))) {
    const [old, fresh] = [before, after].map(({ lines }) => lines.filter((l) => l.item === item))
    if (!areSameLines(old!, fresh!)) differences.set(item, sum(fresh!) - sum(old!))
  }
  return differences
}

/** The same for who pays: amounts, nights and VAT. Which row made it is no difference. */
function areSameLines(before: readonly QuoteLine[], after: readonly QuoteLine[]): boolean {
  if (before.length !== after.length) return false
  for (let at = 0; at < before.length; at++) {
    const [old, fresh] = [before[at]!, after[at]!]
    if (
      old.cents !== fresh.cents ||
      old.item !== fresh.item ||
      old.night !== fresh.night ||
      old.vatBasisPoints !== fresh.vatBasisPoints ||
      old.vatCategory !== fresh.vatCategory ||
      old.name !== fresh.name
    )
      return false
  }
  return true
}

function grouped(priced: PricedLines | null): Map<string, QuoteLine[]> {
  const groups = new Map<string, QuoteLine[]>()
  for (const line of priced?.lines ?? []) {
    const what = `${line.item} ${line.name}`
    const group = groups.get(what)
    if (group) group.push(line)
    else groups.set(what, [line])
  }
  return groups
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((cents, line) => cents + line.cents, 0)
}
