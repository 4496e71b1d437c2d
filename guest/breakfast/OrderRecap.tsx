import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { sumInWords } from '../../rules/texts/in-language.ts'
import { useWords } from '../texts/words.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'

/** An order as it was placed: what, where to, what it costs and what came of that. */
export function OrderRecap({
  order,
  amount,
}: {
  order: BreakfastOrderStatusView
  /** What the total is called. */
  amount: string
}) {
  const known = useWords()
  const { siteBreakfast: words } = known
  const { balanceCents, quote } = order
  return (
    <>
      <OrderFacts order={order} slotLabel={order.slotLabel} number={order.number} />
      <div className="order-lines">
        <OrderLines lines={order.lines} totalCents={quote.totalCents} totalName={amount} />
        {balanceCents > 0 && balanceCents < quote.totalCents && (
          <p className="small">
            {fillText(words.receivedAndOpen, {
              received: sumInWords(known, quote.totalCents - balanceCents),
              open: sumInWords(known, balanceCents),
            })}
          </p>
        )}
      </div>
    </>
  )
}
