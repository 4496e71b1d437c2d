import { Link } from 'react-router'
import type { BreakfastOrderDetailView } from '../../api/breakfast-orders/breakfast-order-view.ts'
import { breakfastTexts } from '../../rules/texts/breakfast.ts'
import { recordAddress } from '../../screens/screen-routes.ts'
import { useOne } from '../data/use-one.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'

/** A breakfast that was paid and whose mail did not go (BO §8); nothing where it did, or still may. */
export function OrderMailNote({ orderId }: { orderId: string }) {
  const text = useText()
  const { data: order } = useOne<BreakfastOrderDetailView>('breakfast-orders', orderId)
  const mail = order?.mails.findLast(({ kind }) => kind === 'breakfast-confirmation')
  if (mail?.state !== 'failed') return null
  return (
    <Note tone="bad" title={breakfastTexts.mailNotSent}>
      <Link to={recordAddress('breakfastOrder', orderId)}>
        {text('cashDesk.breakfast.toOrder')}
      </Link>
    </Note>
  )
}
