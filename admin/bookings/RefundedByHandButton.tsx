import { Button } from '@mui/material'
import { useState } from 'react'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import styles from './booking-acts.module.css'
import { ConfirmActDialog } from './ConfirmActDialog.tsx'
import { useBookingAct } from './use-booking-act.ts'

/**
 * For what the payment provider refused to pay back (Verloop: Terugbetaling geweigerd). Asks first, because the guest is told that the money is back. What
 * it asks about stays as it was opened: after an answer that was lost the same press is repeated, also where other money is owed by then.
 */
export function RefundedByHandButton({ booking, disabled }: ActButtonProps) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(booking.refundByHand)
  const { run, busy, refusal, forget } = useBookingAct((data) => data.noteRefundByHand(booking.id, shown), text('bookings.actions.refundNoted'))
  const start = () => {
    forget()
    setShown(booking.refundByHand)
    setOpen(true)
  }
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={start}>
        {text('bookings.actions.noteRefund')}
      </Button>
      <ConfirmActDialog
        title={text('bookings.actions.noteRefund')}
        confirm={text('bookings.refundDialog.confirm')}
        open={open}
        busy={busy}
        refusal={refusal}
        onConfirm={() => run(undefined, { onSuccess: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      >
        <p>
          <b>{booking.guestName}</b>: {text('bookings.refundDialog.question', { amount: formatEuro(shown.cents) })}
        </p>
        <p className={styles.hint}>{text('bookings.refundDialog.effect')}</p>
      </ConfirmActDialog>
    </>
  )
}
