import { Card } from '@mui/material'
import { useState } from 'react'
import type { BillDetailView } from '../../api/bills/bill-shapes.ts'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import styles from '../bookings/booking-actions.module.css'
import { MarkPaidButton } from '../bookings/MarkPaidButton.tsx'
import { offeredActs } from '../bookings/offered-acts.ts'
import { RefundedByHandButton } from '../bookings/RefundedByHandButton.tsx'
import { ResendConfirmationButton } from '../bookings/ResendConfirmationButton.tsx'
import { TakeBackReceiptButton } from '../bookings/TakeBackReceiptButton.tsx'
import type { ActionRefusal } from '../bookings/use-booking-action.ts'
import { InvoiceButton } from '../invoices/InvoiceButton.tsx'
import { useLive } from '../live/live-context.ts'
import { usePropertyToday } from '../property/use-property.ts'
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
  const acts = offeredActs(booking, usePropertyToday())
  const button = { booking, disabled: offline, onRefusal: setRefusal }
  const { id } = bill
  return (
    <Card>
      <CardHead title={text('bookings.actions.title')} />
      <div className={styles.actions}>
        <MarkPaidButton {...button} offered={acts['mark-paid']} />
        {bill.payUrl ? <PayLink url={bill.payUrl} /> : null}
        {acts['resend-confirmation'] ? <ResendConfirmationButton {...button} /> : null}
        <RefundedByHandButton {...button} offered={acts['refunded-by-hand']} />
        <TakeBackReceiptButton {...button} offered={acts['take-back-receipt']} />
        <WriteOffButton
          noun="bookings"
          bill={bill}
          disabled={offline}
          offered={acts['write-off']}
          version={booking.version}
        />
        <TakeBackWriteOffButton
          noun="bookings"
          bill={bill}
          disabled={offline}
          offered={acts['take-back-write-off']}
          version={booking.version}
        />
        <GiveBackButton
          noun="bookings"
          bill={bill}
          disabled={offline}
          offered={acts['give-back']}
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
