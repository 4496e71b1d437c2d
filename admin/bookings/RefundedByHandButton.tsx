import { useState } from 'react'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import styles from './booking-acts.module.css'
import { ConfirmedActButton } from './ConfirmedActButton.tsx'

/**
 * For what the payment provider refused to pay back (Verloop: Terugbetaling geweigerd). Asks first,
 * because the guest is told that the money is back. What it asks about stays as it was opened:
 * after an answer that was lost the same press is repeated, also where other money is owed by then.
 */
export function RefundedByHandButton({ booking, disabled }: ActButtonProps) {
  const text = useText()
  const [shown, setShown] = useState(booking.refundByHand)
  return (
    <ConfirmedActButton
      title={text('bookings.actions.noteRefund')}
      confirm={text('bookings.refundDialog.confirm')}
      disabled={disabled}
      act={(data) => data.noteRefundByHand(booking.id, shown)}
      done={text('bookings.actions.refundNoted')}
      onOpen={() => setShown(booking.refundByHand)}
    >
      <p>
        <b>{booking.guestName}</b>:{' '}
        {text('bookings.refundDialog.question', { amount: formatEuro(shown.cents) })}
      </p>
      <p className={styles.hint}>{text('bookings.refundDialog.effect')}</p>
    </ConfirmedActButton>
  )
}
