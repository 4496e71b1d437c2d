import { useState } from 'react'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { shortMoment } from '../clock/staff-moment.ts'
import { useText } from '../texts/use-text.ts'
import type { ActionButtonProps } from './action-button.ts'
import styles from './booking-actions.module.css'
import { ConfirmedActionButton } from './ConfirmedActionButton.tsx'

/**
 * Betaald → Niet betaald (BO §2): takes back the newest receipt of staff. Money of the provider is
 * paid back, never forgotten (reading `payment.by-hand`).
 */
export function TakeBackReceiptButton({ booking, disabled, offered }: ActionButtonProps) {
  const text = useText()
  // What the dialog asks about stays as it was opened.
  const newest = booking.entries.find(({ id }) => id === booking.receiptId)
  const [receipt, setReceipt] = useState(newest)
  return (
    <ConfirmedActionButton
      title={text('bookings.actions.takeBackReceipt')}
      confirm={text('bookings.takeBackDialog.confirm')}
      disabled={disabled}
      offered={offered}
      version={booking.version}
      action={(data, press) =>
        data.act('bookings', booking.id, 'take-back-receipt', {
          entryId: receipt?.id ?? '',
          ...press,
        })
      }
      onOpen={() => setReceipt(newest)}
      done={text('bookings.actions.markedPaid')}
    >
      <p>
        <b>{booking.guestName}</b>:{' '}
        {text('bookings.takeBackDialog.question', {
          amount: formatEuro(-(receipt?.cents ?? 0)),
          method: text(`bookings.money.methods.${receipt?.method ?? 'bank'}`),
          moment: receipt ? shortMoment(receipt.at) : '',
        })}
      </p>
      <p className={styles.hint}>{text('bookings.takeBackDialog.effect')}</p>
    </ConfirmedActionButton>
  )
}
