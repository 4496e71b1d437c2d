import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { Note } from '../shell/Note.tsx'
import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import styles from './booking-acts.module.css'
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
      <Dialog open={open} onClose={busy ? undefined : () => setOpen(false)} maxWidth="xs" aria-labelledby="terugbetaald">
        <DialogTitle id="terugbetaald">{text('bookings.actions.noteRefund')}</DialogTitle>
        <DialogContent className={styles.dialog}>
          <p>
            <b>{booking.guestName}</b>: {text('bookings.refundDialog.question', { amount: formatEuro(shown.cents) })}
          </p>
          <p className={styles.hint}>{text('bookings.refundDialog.effect')}</p>
          {refusal ? (
            <Note tone="bad" title={refusal.title}>
              {refusal.detail}
            </Note>
          ) : null}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} disabled={busy}>
            {text('bookings.cancelDialog.keep')}
          </Button>
          <Button variant="contained" onClick={busy ? undefined : () => run(undefined, { onSuccess: () => setOpen(false) })} aria-disabled={busy}>
            {busy ? text('bookings.actions.busy') : text('bookings.refundDialog.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
