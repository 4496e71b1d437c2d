import type { BreakfastOrderStatusView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import { GuestInvoices } from '../invoices/GuestInvoices.tsx'
import { orderInvoices } from '../invoices/invoice-reads.ts'
import { SceneCard } from '../thanks/SceneCard.tsx'
import { useWords } from '../texts/words.ts'
import { OrderRecap } from './OrderRecap.tsx'
import { orderScenes } from './order-scenes.tsx'
import { orderState } from './order-state.ts'

/** An order in each of its states: picture, word, what happened, what can be done. */
export function OrderScene({ order }: { order: BreakfastOrderStatusView }) {
  const words = useWords()
  const scene = orderScenes(words)[orderState(order)]
  return (
    <SceneCard
      scene={scene}
      of={order}
      after={
        order.state !== 'placed' && (
          <GuestInvoices
            path={orderInvoices(order.id)}
            email={order.email}
            when={words.siteBreakfast.afterBreakfast}
          />
        )
      }
    >
      <OrderRecap order={order} amount={scene.amount} />
    </SceneCard>
  )
}
