import type { SaleView } from '../../api/sales/sale-shape.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { useText } from '../texts/use-text.ts'

type Text = ReturnType<typeof useText>

/** What a sale came to, rounded where it was paid in cash. */
export function saleTotal({ settlement, priceCents }: SaleView): number {
  return settlement?.dueCents ?? priceCents
}

/** `€ 31,85 contant · wisselgeld € 18,15` */
export function paidWords({ method, settlement }: SaleView, text: Text): string {
  if (!settlement) return ''
  const amount = formatEuro(settlement.dueCents)
  if (method === 'pin') return text('cashDesk.pay.paidByCard', { amount })
  if (settlement.changeCents === 0) return text('cashDesk.pay.paidExactly', { amount })
  return text('cashDesk.pay.paid', { amount, change: formatEuro(settlement.changeCents) })
}

/** What is on the receipt in a few words: `2 × Bloemen, Kinderzitje`. */
export function linesInShort({ lines }: SaleView): string {
  return lines
    .map(({ what, name, detail }) =>
      what === 'product' && detail !== '' ? `${detail} ${name}` : name,
    )
    .join(', ')
}
