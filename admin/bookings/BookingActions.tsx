import { Card } from '@mui/material'
import { useState } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { AttendanceButtons } from '../attendance/AttendanceButtons.tsx'
import { InvoiceButton } from '../invoices/InvoiceButton.tsx'
import { useLive } from '../live/live-context.ts'
import { usePropertyToday } from '../property/use-property.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { PinRoomButton } from '../stay-change/PinRoomButton.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-actions.module.css'
import { DeleteBookingButton } from './DeleteBookingButton.tsx'
import { MarkPaidButton } from './MarkPaidButton.tsx'
import { offeredActs } from './offered-acts.ts'
import { ResendConfirmationButton } from './ResendConfirmationButton.tsx'
import { RefundedByHandButton } from './RefundedByHandButton.tsx'
import { TakeBackReceiptButton } from './TakeBackReceiptButton.tsx'
import type { ActionRefusal } from './use-booking-action.ts'

/** Acts that are offered on the page of the bill alone. */
const ON_THE_BILL = new Set(['write-off', 'take-back-write-off', 'give-back'])

/** Acties: the actions this booking allows, and why the last one did not happen. */
export function BookingActions({ booking }: { booking: BookingDetailView }) {
  const text = useText()
  const { status } = useLive()
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null)
  const offline = status === 'lost'
  const acts = offeredActs(booking, usePropertyToday())
  const button = { booking, disabled: offline, onRefusal: setRefusal }
  return (
    <Card>
      <CardHead title={text('bookings.actions.title')} />
      <div className={styles.actions}>
        <AttendanceButtons {...button} acts={acts} />
        <RefundedByHandButton {...button} offered={acts['refunded-by-hand']} />
        <MarkPaidButton {...button} offered={acts['mark-paid']} />
        <TakeBackReceiptButton {...button} offered={acts['take-back-receipt']} />
        {acts['resend-confirmation'] ? <ResendConfirmationButton {...button} /> : null}
        {acts['pin-room'] ? <PinRoomButton {...button} /> : null}
        {Object.entries(acts).some(
          ([act, isOffered]) => isOffered && !ON_THE_BILL.has(act),
        ) ? null : (
          <p className={styles.reason}>{text('bookings.actions.none')}</p>
        )}
        <DeleteBookingButton {...button} offered={acts.delete} />
        <InvoiceButton folioId={booking.id} />
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
