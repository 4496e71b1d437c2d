import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import { CancelBookingDialog } from './CancelBookingDialog.tsx'
import { useBookingAct } from './use-booking-act.ts'

/** Boeking annuleren (BO §2, §4): asks first, because mail goes out and the nights are sold again at once. */
export function CancelBookingButton({ booking, disabled }: ActButtonProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const { run, busy, refusal, forget } = useBookingAct((data) => data.cancelBooking(booking.id), text('bookings.actions.cancelled'))
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
      <CancelBookingDialog
        booking={booking}
        open={open}
        busy={busy}
        refusal={refusal}
        onConfirm={() => run(undefined, { onSuccess: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
