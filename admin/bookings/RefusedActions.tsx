import { Button } from '@mui/material'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import { actionName } from './action-name.ts'
import styles from './booking-actions.module.css'
import { useBookingAction } from './use-booking-action.ts'

/** What was asked and did not fit any more when it could be done, until somebody has seen it. */
export function RefusedActions({
  booking,
  disabled,
}: {
  booking: BookingDetailView
  disabled: boolean
}) {
  return booking.refusedActions.map((action) => (
    <RefusedAction key={action.id} bookingId={booking.id} action={action} disabled={disabled} />
  ))
}

function RefusedAction({
  bookingId,
  action: { id, kind, by, at, text: why },
  disabled,
}: {
  bookingId: string
  action: BookingDetailView['refusedActions'][number]
  disabled: boolean
}) {
  const text = useText()
  const { run, busy } = useBookingAction((data) => data.seeRefusal(bookingId, id), null)
  const title = text('bookings.refused.title', { action: actionName(kind, text) })
  return (
    <Note tone="bad" title={title}>
      <p>{why}</p>
      <p className={styles.reason}>
        {text('bookings.refused.asked', { name: by, moment: shortMoment(at) })}
      </p>
      <Button size="small" disabled={disabled} aria-disabled={busy} onClick={() => !busy && run()}>
        {text('bookings.refused.seen')}
      </Button>
    </Note>
  )
}
