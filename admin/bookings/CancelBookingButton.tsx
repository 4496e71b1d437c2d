import { parseDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import styles from './booking-acts.module.css'
import { ConfirmedActButton } from './ConfirmedActButton.tsx'

/**
 * Boeking annuleren (BO §2, §4): asks first, because mail goes out and the nights are sold again at
 * once.
 */
export function CancelBookingButton({ booking, disabled }: ActButtonProps) {
  const text = useText()
  const stay = staffStay(parseDay(booking.arrival) ?? 0, parseDay(booking.departure) ?? 0)
  const amount = formatEuro(booking.totalCents)
  return (
    <ConfirmedActButton
      title={text('bookings.actions.cancel')}
      confirm={text('bookings.cancelDialog.confirm')}
      isDestructive
      disabled={disabled}
      act={(data) => data.cancelBooking(booking.id)}
      done={text('bookings.actions.cancelled')}
    >
      <p>
        <b>{booking.guestName}</b>, {stay},{' '}
        {text(
          booking.paid ? 'bookings.cancelDialog.paidAmount' : 'bookings.cancelDialog.openAmount',
          { amount },
        )}
        .
      </p>
      <p className={styles.hint}>
        {text('bookings.cancelDialog.effect', { smart_count: booking.nights })}
      </p>
      {booking.paid ? <p className={styles.hint}>{text('bookings.cancelDialog.refund')}</p> : null}
    </ConfirmedActButton>
  )
}
