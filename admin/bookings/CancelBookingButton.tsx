import { Button } from '@mui/material'
import { useState } from 'react'
import { parseDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import styles from './booking-acts.module.css'
import { ConfirmActDialog } from './ConfirmActDialog.tsx'
import { useBookingAct } from './use-booking-act.ts'

/** Boeking annuleren (BO §2, §4): asks first, because mail goes out and the nights are sold again at once. */
export function CancelBookingButton({ booking, disabled }: ActButtonProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { run, busy, refusal, forget } = useBookingAct((data) => data.cancelBooking(booking.id), text('bookings.actions.cancelled'))
  const stay = staffStay(parseDay(booking.arrival) ?? 0, parseDay(booking.departure) ?? 0)
  const amount = formatEuro(booking.totalCents)
  return (
    <>
      <Button
        variant="text"
        color="error"
        disabled={disabled}
        onClick={() => {
          forget()
          setOpen(true)
        }}
      >
        {text('bookings.actions.cancel')}
      </Button>
      <ConfirmActDialog
        title={text('bookings.cancelDialog.title')}
        confirm={text('bookings.cancelDialog.confirm')}
        isDestructive
        open={open}
        busy={busy}
        refusal={refusal}
        onConfirm={() => run(undefined, { onSuccess: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      >
        <p>
          <b>{booking.guestName}</b>, {stay},{' '}
          {text(booking.paid ? 'bookings.cancelDialog.paidAmount' : 'bookings.cancelDialog.openAmount', { amount })}.
        </p>
        <p className={styles.hint}>{text('bookings.cancelDialog.effect', { smart_count: booking.nights })}</p>
        {booking.paid ? <p className={styles.hint}>{text('bookings.cancelDialog.refund')}</p> : null}
      </ConfirmActDialog>
    </>
  )
}
