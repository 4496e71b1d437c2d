import { useState } from 'react'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import { useText } from '../texts/use-text.ts'
import type { ActionButtonProps } from './action-button.ts'
import styles from './booking-actions.module.css'
import { ConfirmedActionButton } from './ConfirmedActionButton.tsx'
import { newRequestId } from './request-id.ts'

/**
 * Betaald → Niet betaald (BO §2): takes back the newest receipt of staff. Money of the provider is
 * paid back, never forgotten (reading `payment.by-hand`).
 */
export function TakeBackReceiptButton({ booking, disabled }: ActionButtonProps) {
  const text = useText()
  const [requestId, setRequestId] = useState(newRequestId)
  const receipt = booking.entries.find(({ id }) => id === booking.receiptId)
  if (!receipt) return null
  return (
    <ConfirmedActionButton
      title={text('bookings.actions.takeBackReceipt')}
      confirm={text('bookings.takeBackDialog.confirm')}
      disabled={disabled}
      action={(data) => data.takeBackReceipt(booking.id, { entryId: receipt.id, requestId })}
      onOpen={() => setRequestId(newRequestId())}
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
    </ConfirmedActionButton>
  )
}
