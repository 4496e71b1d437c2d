import { formatEuro } from '../../rules/money/format-euro.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import styles from './booking-acts.module.css'
import { ConfirmedActButton } from './ConfirmedActButton.tsx'

/**
 * Betaald → Niet betaald (BO §2): takes back the newest receipt of staff. Money of the provider is
 * paid back, never forgotten (reading `payment.by-hand`).
 */
export function TakeBackReceiptButton({ booking, disabled }: ActButtonProps) {
  const text = useText()
  const receipt = booking.entries.find(({ id }) => id === booking.receiptId)
  if (!receipt) return null
  return (
    <ConfirmedActButton
      title={text('bookings.actions.takeBackReceipt')}
      confirm={text('bookings.takeBackDialog.confirm')}
      disabled={disabled}
      act={(data) => data.takeBackReceipt(booking.id, receipt.id)}
      done={text('bookings.actions.markedPaid')}
    >
      <p>
        <b>{booking.guestName}</b>:{' '}
        {text('bookings.takeBackDialog.question', {
          amount: formatEuro(-receipt.cents),
          method: text(`bookings.money.methods.${receipt.method ?? 'bank'}`),
          moment: shortMoment(receipt.at),
        })}
      </p>
      <p className={styles.hint}>{text('bookings.takeBackDialog.effect')}</p>
    </ConfirmedActButton>
  )
}
