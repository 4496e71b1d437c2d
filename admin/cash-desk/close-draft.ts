import type { CashDayView, CloseRequest } from '../../api/cash-days/cash-day-shape.ts'
import { type CountedCoins, countCoins } from '../../rules/cash-desk/count-coins.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'

/** The drawer as it is being counted; amounts and counts are as they are typed. */
export interface CloseDraft {
  float: string
  counted: string
  left: string
  note: string
  /** Counted coin by coin; null where the sum is typed. */
  coins: Record<string, string> | null
}

export function emptyClose({ floatCents }: CashDayView): CloseDraft {
  const float = formatAmount(floatCents)
  return { float, counted: '', left: float, note: '', coins: null }
}

/** What was counted, in cents; null while it cannot be read. */
export function countedCents({ counted, coins }: CloseDraft): number | null {
  if (coins === null) return parseEuro(counted)
  return countCoins(piecesOf(coins))
}

/** What should be in the drawer, in cents; null while the float cannot be read. */
export function expectedCents({ float }: CloseDraft, { cashCents }: CashDayView): number | null {
  const cents = parseEuro(float)
  return cents === null ? null : cents + cashCents
}

/** What the API is asked for; null while an amount cannot be read. */
export function closeRequestOf(draft: CloseDraft, day: CashDayView): CloseRequest | null {
  const [float, counted, left] = [
    parseEuro(draft.float),
    countedCents(draft),
    parseEuro(draft.left),
  ]
  if (float === null || counted === null || left === null) return null
  return {
    day: day.day,
    floatCents: float,
    countedCents: counted,
    coins: draft.coins && piecesOf(draft.coins),
    leftCents: left,
    note: draft.note,
    seenCashCents: day.cashCents,
  }
}

function piecesOf(coins: Record<string, string>): CountedCoins {
  const typed = Object.entries(coins).filter(([, pieces]) => pieces.trim() !== '')
  return Object.fromEntries(typed.map(([coin, pieces]) => [coin, Number(pieces)]))
}
