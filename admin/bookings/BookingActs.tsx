import { Card } from '@mui/material'
import { useState } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { useLive } from '../live/live-context.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { actsOf } from './acts-of.ts'
import styles from './booking-acts.module.css'
import { CancelBookingButton } from './CancelBookingButton.tsx'
import { MarkPaidButton } from './MarkPaidButton.tsx'
import { ResendConfirmationButton } from './ResendConfirmationButton.tsx'
import { RefundedByHandButton } from './RefundedByHandButton.tsx'
import { TakeBackReceiptButton } from './TakeBackReceiptButton.tsx'
import type { ActRefusal } from './use-booking-act.ts'

/** Acties: the acts this booking allows, and why the last one did not happen. */
export function BookingActs({ booking }: { booking: BookingDetailView }) {
  const text = useText()
  const { status } = useLive()
  const [refusal, setRefusal] = useState<ActRefusal | null>(null)
  const offline = status === 'lost'
  const acts = actsOf(booking)
  const button = { booking, disabled: offline, onRefusal: setRefusal }
  return (
    <Card>
      <CardHead title={text('bookings.actions.title')} />
      <div className={styles.acts}>
        {acts.noteRefund ? <RefundedByHandButton {...button} /> : null}
        {acts.markPaid ? <MarkPaidButton {...button} /> : null}
        {acts.takeBackReceipt ? <TakeBackReceiptButton {...button} /> : null}
        {acts.resendConfirmation ? <ResendConfirmationButton {...button} /> : null}
        {acts.cancel ? <CancelBookingButton {...button} /> : null}
        {Object.values(acts).some(Boolean) ? null : (
          <p className={styles.reason}>{text('bookings.actions.none')}</p>
        )}
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
