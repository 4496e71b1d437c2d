import { TextField } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { ActRequest } from '../data/back-office-data-provider.ts'
import { usePropertyToday } from '../property/use-property.ts'
import { useText } from '../texts/use-text.ts'
import type { ActionButtonProps } from './action-button.ts'
import { AmountField } from './AmountField.tsx'
import styles from './booking-actions.module.css'
import { ConfirmedActionButton, type FieldErrors } from './ConfirmedActionButton.tsx'
import { MethodField } from './MethodField.tsx'

/**
 * Niet betaald → Betaald (BO §2), for money that came outside the site: a receipt with how much,
 * how and by whom (reading `payment.by-hand`).
 */
export function MarkPaidButton({ booking, disabled, offered }: ActionButtonProps) {
  const text = useText()
  const { data: me } = useGetIdentity()
  const day = usePropertyToday()
  const today = day === null ? booking.arrival : formatDay(day)
  const asked = () => ({
    amount: formatAmount(booking.balanceCents),
    method: 'pin' as ActRequest<'bookings', 'mark-paid'>['method'],
    restDueOn: latest(today, booking.restDueOn ?? booking.arrival),
  })
  const [receipt, setReceipt] = useState(asked)
  const cents = parseEuro(receipt.amount)
  const { method } = receipt
  const isPart = cents !== null && cents > 0 && cents < booking.balanceCents
  // Who has left has no day to come on which the rest could be due.
  const restDueOn = isPart && today <= booking.departure ? receipt.restDueOn : undefined
  const wrong = { cents: text('bookings.receiptDialog.missing') }
  return (
    <ConfirmedActionButton
      title={text('bookings.actions.markPaid')}
      confirm={text('bookings.receiptDialog.confirm')}
      icon="check"
      isMain
      disabled={disabled}
      offered={offered}
      version={booking.version}
      check={(): FieldErrors => (cents ? {} : wrong)}
      action={(data, press) =>
        data.act('bookings', booking.id, 'mark-paid', {
          cents: cents ?? 0,
          method,
          ...press,
          ...(restDueOn === undefined ? {} : { restDueOn }),
        })
      }
      done={text('bookings.actions.markedPaid')}
      onOpen={() => setReceipt(asked())}
    >
      {(errors) => (
        <>
          <p>
            <b>{booking.guestName}</b>: {text('bookings.receiptDialog.question')}
          </p>
          <AmountField
            label={text('bookings.receiptDialog.amount')}
            value={receipt.amount}
            error={errors['cents']}
            onChange={(amount) => setReceipt({ ...receipt, amount })}
          />
          <MethodField
            label={text('bookings.receiptDialog.how')}
            value={method}
            onChange={(chosen) => setReceipt({ ...receipt, method: chosen })}
          />
          {restDueOn === undefined ? null : (
            <TextField
              fullWidth
              size="small"
              type="date"
              label={text('bookings.receiptDialog.restDueOn')}
              value={restDueOn}
              error={errors['restDueOn'] !== undefined}
              helperText={errors['restDueOn'] ?? text('bookings.receiptDialog.restHint')}
              onChange={(event) => setReceipt({ ...receipt, restDueOn: event.target.value })}
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { min: today, max: booking.departure },
              }}
            />
          )}
          <p className={styles.hint}>
            {text('bookings.receiptDialog.by', { name: me?.fullName ?? '' })}{' '}
            {booking.state === 'held' ? text('bookings.receiptDialog.confirms') : null}
          </p>
        </>
      )}
    </ConfirmedActionButton>
  )
}

const latest = (one: string, other: string) => (one > other ? one : other)
