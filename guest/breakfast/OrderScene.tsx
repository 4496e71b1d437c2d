import { useEffect } from 'react'
import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-view.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { forgetAttempt } from '../checkout/attempt.ts'
import { SceneCard } from '../thanks/SceneCard.tsx'
import { forgetBreakfastDraft } from './breakfast-draft.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { orderScenes } from './order-scenes.tsx'
import { orderState } from './order-state.ts'

/** An order in each of its states: picture, word, what happened, what can be done. */
export function OrderScene({
  order,
  onChange,
}: {
  order: BreakfastOrderStatusView
  onChange(): void
}) {
  const state = orderState(order)
  const scene = orderScenes[state]
  // It is there: the next order is a new one, and what was typed is no longer of use here.
  useEffect(() => {
    forgetAttempt('breakfast')
    forgetBreakfastDraft()
  }, [])
  const { balanceCents, quote } = order
  return (
    <SceneCard scene={scene} of={order} onChange={onChange}>
      <OrderFacts order={order} slotLabel={order.slotLabel} number={order.number} />
      <div className="order-lines">
        <OrderLines lines={order.lines} totalCents={quote.totalCents} totalName={scene.amount} />
        {balanceCents > 0 && balanceCents < quote.totalCents && (
          <p className="small">
            Ontvangen {formatEuro(quote.totalCents - balanceCents)}, nog te betalen{' '}
            {formatEuro(balanceCents)}.
          </p>
        )}
      </div>
    </SceneCard>
  )
}
