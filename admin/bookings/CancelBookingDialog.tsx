import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { BookingDetailView } from '../../api/bookings/booking-views.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import styles from './booking-acts.module.css'
import type { ActRefusal } from './use-booking-act.ts'

interface CancelBookingDialogProps {
  booking: BookingDetailView
  open: boolean
  busy: boolean
  refusal: ActRefusal | null
  onConfirm(): void
  onClose(): void
}

/** What cancelling does, before it is done: nights, mail, money. */
export function CancelBookingDialog({ booking, open, busy, refusal, onConfirm, onClose }: CancelBookingDialogProps) {
  const text = useText()
  const stay = staffStay(parseDay(booking.arrival) ?? 0, parseDay(booking.departure) ?? 0)
  const amount = formatEuro(booking.totalCents)
  return (
    <Dialog open={open} onClose={busy ? undefined : onClose} maxWidth="xs" aria-labelledby="annuleren">
      <DialogTitle id="annuleren">{text('bookings.cancelDialog.title')}</DialogTitle>
      <DialogContent className={styles.dialog}>
        <p>
          <b>{booking.guestName}</b>, {stay},{' '}
          {text(booking.paid ? 'bookings.cancelDialog.paidAmount' : 'bookings.cancelDialog.openAmount', { amount })}.
        </p>
        <p className={styles.hint}>{text('bookings.cancelDialog.effect', { smart_count: booking.nights })}</p>
        {booking.paid ? <p className={styles.hint}>{text('bookings.cancelDialog.refund')}</p> : null}
        {refusal ? (
          <Note tone="bad" title={refusal.title}>
            {refusal.detail}
          </Note>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          {text('bookings.cancelDialog.keep')}
        </Button>
        <Button variant="contained" color="error" onClick={busy ? undefined : onConfirm} aria-disabled={busy}>
          {busy ? text('bookings.actions.busy') : text('bookings.cancelDialog.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
