import { useState } from 'react'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { ActRequest } from '../data/back-office-data-provider.ts'
import { useText } from '../texts/use-text.ts'
import type { ActionButtonProps } from './action-button.ts'
import styles from './booking-actions.module.css'
import { ConfirmedActionButton } from './ConfirmedActionButton.tsx'
import { MethodField } from './MethodField.tsx'

/**
 * For money that staff pay back themselves: what the payment provider refused to, and what came by
 * another way. Asks first, because the guest is told that the money is back. What it asks about
 * stays as it was opened: after an answer that was lost the same press is repeated, also where
 * other money is owed by then.
 */
export function RefundedByHandButton({ booking, disabled, offered }: ActionButtonProps) {
  const text = useText()
  const asked = (): Omit<ActRequest<'bookings', 'refunded-by-hand'>, 'requestId'> => ({
    ...booking.refundByHand,
    method: 'bank',
  })
  const [shown, setShown] = useState(asked)
  return (
    <ConfirmedActionButton
      title={text('bookings.actions.noteRefund')}
      confirm={text('bookings.refundDialog.confirm')}
      disabled={disabled}
      offered={offered}
      action={(data, { requestId }) =>
        data.act('bookings', booking.id, 'refunded-by-hand', { ...shown, requestId })
      }
      done={text('bookings.actions.refundNoted')}
      onOpen={() => setShown(asked())}
    >
      <p>
        <b>{booking.guestName}</b>:{' '}
        {text('bookings.refundDialog.question', { amount: formatEuro(shown.cents) })}
      </p>
      <MethodField
        label={text('bookings.refundDialog.how')}
        value={shown.method}
        onChange={(method) => setShown({ ...shown, method })}
      />
      <p className={styles.hint}>{text('bookings.refundDialog.effect')}</p>
    </ConfirmedActionButton>
  )
}
