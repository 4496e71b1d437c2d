import { Card } from '@mui/material'
import { useState } from 'react'
import type { BillDetailView } from '../../api/bills/bill-views.ts'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { stateAfter } from '../../rules/bookings/booking-life.ts'
import { actionsOf } from '../bookings/actions-of.ts'
import styles from '../bookings/booking-actions.module.css'
import { MarkPaidButton } from '../bookings/MarkPaidButton.tsx'
import { RefundedByHandButton } from '../bookings/RefundedByHandButton.tsx'
import { ResendConfirmationButton } from '../bookings/ResendConfirmationButton.tsx'
import { TakeBackReceiptButton } from '../bookings/TakeBackReceiptButton.tsx'
import type { ActionRefusal } from '../bookings/use-booking-action.ts'
import { InvoiceButton } from '../invoices/InvoiceButton.tsx'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { GiveBackButton } from './GiveBackButton.tsx'
import { PayLink } from './PayLink.tsx'
import { TakeBackWriteOffButton } from './TakeBackWriteOffButton.tsx'
import { WriteOffButton } from './WriteOffButton.tsx'

/** What can be done about the money of a stay. The server decides again. */
export function BillActions({
  bill,
  booking,
}: {
  bill: BillDetailView
  booking: BookingDetailView
}) {
  const text = useText()
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null)
  const offline = useLive().status === 'lost'
  const actions = actionsOf(booking)
  const mayWriteOff = stateAfter(booking.state, 'writeOff') !== null
  const button = { booking, disabled: offline, onRefusal: setRefusal }
  const { id } = bill
  return (
    <Card>
      <CardHead title={text('bookings.actions.title')} />
      <div className={styles.actions}>
        <MarkPaidButton {...button} offered={actions.markPaid} />
        {bill.payUrl ? <PayLink url={bill.payUrl} /> : null}
        {actions.resendConfirmation ? <ResendConfirmationButton {...button} /> : null}
        <RefundedByHandButton {...button} offered={actions.noteRefund} />
        <TakeBackReceiptButton {...button} offered={actions.takeBackReceipt} />
        <WriteOffButton
          noun="bookings"
          bill={bill}
          disabled={offline}
          offered={mayWriteOff}
          version={booking.version}
        />
        <TakeBackWriteOffButton
          noun="bookings"
          bill={bill}
          disabled={offline}
          offered={mayWriteOff}
          version={booking.version}
        />
        <GiveBackButton
          noun="bookings"
          bill={bill}
          disabled={offline}
          offered={stateAfter(booking.state, 'giveBack') !== null}
          version={booking.version}
        />
        <InvoiceButton folioId={id} />
        {offline ? <p className={styles.reason}>{text('live.reason')}</p> : null}
        {refusal ? (
          <Note tone="bad" title={refusal.title}>
            {refusal.detail}
          </Note>
        ) : null}
      </div>
    </Card>
  )
}
