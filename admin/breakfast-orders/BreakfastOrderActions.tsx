import { Card } from '@mui/material'
import type { BillDetailView } from '../../api/bills/bill-shapes.ts'
import type { BreakfastOrderDetailView } from '../../api/breakfast-orders/breakfast-order-shapes.ts'
import {
  type BreakfastOrderAction,
  orderStateAfter,
} from '../../rules/breakfast/breakfast-order-life.ts'
import { GiveBackButton } from '../bills/GiveBackButton.tsx'
import { PayLink } from '../bills/PayLink.tsx'
import { TakeBackWriteOffButton } from '../bills/TakeBackWriteOffButton.tsx'
import { WriteOffButton } from '../bills/WriteOffButton.tsx'
import { InvoiceButton } from '../invoices/InvoiceButton.tsx'
import { isLanguageChosen } from '../languages/guest-languages.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import { useProperty } from '../property/use-property.ts'
import { CancelOrderButton } from './CancelOrderButton.tsx'
import { DeliverOrderButton } from './DeliverOrderButton.tsx'
import { FailDeliveryButton } from './FailDeliveryButton.tsx'
import { OrderLanguageButton } from './OrderLanguageButton.tsx'
import { OrderPaidButton } from './OrderPaidButton.tsx'
import { OrderRefundedButton } from './OrderRefundedButton.tsx'
import styles from './breakfast-orders.module.css'

/**
 * What can still be done with the order, by the table of its life and by its money. The server
 * decides again: this only keeps buttons away that would be refused.
 */
export function BreakfastOrderActions({
  order,
  bill,
}: {
  order: BreakfastOrderDetailView
  /** Undefined while it is read, and where there is none. */
  bill?: BillDetailView | undefined
}) {
  const text = useText()
  const offline = useLive().status === 'lost'
  const { state, balanceCents, refundByHand } = order
  const today = useProperty().data?.today
  const allows = (act: BreakfastOrderAction) => orderStateAfter(state, act) !== null
  const acts = {
    deliver: allows('deliver'),
    'fail-delivery': allows('fail-delivery') && today !== undefined && order.day <= today,
    'mark-paid': allows('mark-paid') && balanceCents > 0,
    'refunded-by-hand': allows('refunded-by-hand') && refundByHand.cents > 0,
    cancel: allows('cancel'),
  }
  return (
    <Card>
      <CardHead title={text('breakfastOrders.actions.title')} />
      <div className={styles.actions}>
        <DeliverOrderButton order={order} disabled={offline} offered={acts.deliver} />
        <FailDeliveryButton order={order} disabled={offline} offered={acts['fail-delivery']} />
        <OrderRefundedButton order={order} disabled={offline} offered={acts['refunded-by-hand']} />
        <OrderPaidButton order={order} disabled={offline} offered={acts['mark-paid']} />
        {bill?.payUrl ? <PayLink url={bill.payUrl} /> : null}
        {bill ? (
          <>
            <WriteOffButton
              noun="breakfast-orders"
              bill={bill}
              disabled={offline}
              offered={allows('write-off')}
              version={order.version}
            />
            <TakeBackWriteOffButton
              noun="breakfast-orders"
              bill={bill}
              disabled={offline}
              offered={allows('take-back-write-off')}
              version={order.version}
            />
            <GiveBackButton
              noun="breakfast-orders"
              bill={bill}
              disabled={offline}
              offered={allows('give-back')}
              version={order.version}
            />
          </>
        ) : null}
        <OrderLanguageButton order={order} disabled={offline} offered={isLanguageChosen()} />
        <CancelOrderButton order={order} disabled={offline} offered={acts.cancel} />
        <InvoiceButton folioId={order.id} />
        {Object.values(acts).some(Boolean) ? null : (
          <p className={styles.reason}>{text('breakfastOrders.actions.none')}</p>
        )}
        {offline ? <p className={styles.reason}>{text('live.reason')}</p> : null}
      </div>
    </Card>
  )
}
