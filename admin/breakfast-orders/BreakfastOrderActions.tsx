import { Card } from '@mui/material'
import type { BillDetailView } from '../../api/bills/bill-views.ts'
import type { BreakfastOrderDetailView } from '../../api/breakfast-orders/breakfast-order-view.ts'
import { orderStateAfter } from '../../rules/breakfast/breakfast-order-life.ts'
import { GiveBackButton } from '../bills/GiveBackButton.tsx'
import { PayLink } from '../bills/PayLink.tsx'
import { TakeBackWriteOffButton } from '../bills/TakeBackWriteOffButton.tsx'
import { WriteOffButton } from '../bills/WriteOffButton.tsx'
import { InvoiceButton } from '../invoices/InvoiceButton.tsx'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { useText } from '../texts/use-text.ts'
import { useProperty } from '../property/use-property.ts'
import { CancelOrderButton } from './CancelOrderButton.tsx'
import { DeliverOrderButton } from './DeliverOrderButton.tsx'
import { FailDeliveryButton } from './FailDeliveryButton.tsx'
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
  const may = {
    deliver: orderStateAfter(state, 'deliver') !== null,
    fail:
      orderStateAfter(state, 'failDelivery') !== null && today !== undefined && order.day <= today,
    markPaid: orderStateAfter(state, 'markPaid') !== null && balanceCents > 0,
    noteRefund: refundByHand.cents > 0,
    cancel: orderStateAfter(state, 'cancel') !== null,
  }
  return (
    <Card>
      <CardHead title={text('breakfastOrders.actions.title')} />
      <div className={styles.actions}>
        <DeliverOrderButton order={order} disabled={offline} offered={may.deliver} />
        <FailDeliveryButton order={order} disabled={offline} offered={may.fail} />
        <OrderRefundedButton order={order} disabled={offline} offered={may.noteRefund} />
        <OrderPaidButton order={order} disabled={offline} offered={may.markPaid} />
        {bill?.payUrl ? <PayLink url={bill.payUrl} /> : null}
        {bill ? (
          <>
            <WriteOffButton
              noun="breakfast-orders"
              bill={bill}
              disabled={offline}
              offered={orderStateAfter(state, 'writeOff') !== null}
              version={order.version}
            />
            <TakeBackWriteOffButton
              noun="breakfast-orders"
              bill={bill}
              disabled={offline}
              offered={orderStateAfter(state, 'writeOff') !== null}
              version={order.version}
            />
            <GiveBackButton
              noun="breakfast-orders"
              bill={bill}
              disabled={offline}
              offered={orderStateAfter(state, 'giveBack') !== null}
              version={order.version}
            />
          </>
        ) : null}
        <CancelOrderButton order={order} disabled={offline} offered={may.cancel} />
        <InvoiceButton folioId={order.id} />
        {Object.values(may).some(Boolean) ? null : (
          <p className={styles.reason}>{text('breakfastOrders.actions.none')}</p>
        )}
        {offline ? <p className={styles.reason}>{text('live.reason')}</p> : null}
      </div>
    </Card>
  )
}
