import { Card } from '@mui/material'
import { useState } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { AttendanceButtons } from '../attendance/AttendanceButtons.tsx'
import { attendanceActionsOf } from '../attendance/attendance-actions-of.ts'
import { InvoiceButton } from '../invoices/InvoiceButton.tsx'
import { useLive } from '../live/live-context.ts'
import { usePropertyToday } from '../property/use-property.ts'
import { CardHead } from '../shell/CardHead.tsx'
import { Note } from '../shell/Note.tsx'
import { PinRoomButton } from '../stay-change/PinRoomButton.tsx'
import { useText } from '../texts/use-text.ts'
import { actionsOf } from './actions-of.ts'
import styles from './booking-actions.module.css'
import { DeleteBookingButton } from './DeleteBookingButton.tsx'
import { isDeletable } from './is-deletable.ts'
import { MarkPaidButton } from './MarkPaidButton.tsx'
import { ResendConfirmationButton } from './ResendConfirmationButton.tsx'
import { RefundedByHandButton } from './RefundedByHandButton.tsx'
import { TakeBackReceiptButton } from './TakeBackReceiptButton.tsx'
import type { ActionRefusal } from './use-booking-action.ts'

/** Acties: the actions this booking allows, and why the last one did not happen. */
export function BookingActions({ booking }: { booking: BookingDetailView }) {
  const text = useText()
  const { status } = useLive()
  const [refusal, setRefusal] = useState<ActionRefusal | null>(null)
  const offline = status === 'lost'
  const actions = actionsOf(booking)
  const atTheDoor = attendanceActionsOf(booking, usePropertyToday())
  const button = { booking, disabled: offline, onRefusal: setRefusal }
  return (
    <Card>
      <CardHead title={text('bookings.actions.title')} />
      <div className={styles.actions}>
        <AttendanceButtons {...button} />
        <RefundedByHandButton {...button} offered={actions.noteRefund} />
        <MarkPaidButton {...button} offered={actions.markPaid} />
        <TakeBackReceiptButton {...button} offered={actions.takeBackReceipt} />
        {actions.resendConfirmation ? <ResendConfirmationButton {...button} /> : null}
        {actions.pinRoom ? <PinRoomButton {...button} /> : null}
        {isDeletable(booking) ||
        Object.values({ ...actions, ...atTheDoor }).some(Boolean) ? null : (
          <p className={styles.reason}>{text('bookings.actions.none')}</p>
        )}
        <DeleteBookingButton {...button} offered={isDeletable(booking)} />
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
