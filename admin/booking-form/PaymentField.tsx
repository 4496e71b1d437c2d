import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useId } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { AmountField } from '../bookings/AmountField.tsx'
import { MethodField } from '../bookings/MethodField.tsx'
import { shortMoment } from '../clock/staff-moment.ts'
import { useText } from '../texts/use-text.ts'
import styles from './booking-form.module.css'
import { type PaymentDraft, canBePaid, receiptOf } from './payment-draft.ts'

interface Props {
  booking: BookingDetailView
  draft: PaymentDraft | null
  error: string | undefined
  onChange(draft: PaymentDraft | null): void
}

/**
 * 'Niet betaald' / 'Betaald' (BO §2) by reading `payment.by-hand`: 'Betaald' is a receipt with how
 * much and how, 'Niet betaald' takes back the newest receipt of staff and no other money. What has
 * no price yet, nothing open and no money by hand is neither.
 */
export function PaymentField({ booking, draft, error, onChange }: Props) {
  const text = useText()
  const id = useId()
  const receipt = receiptOf(booking)
  const shown = draft === null ? booking.paid : draft.is === 'paid'
  const isUnpriced = booking.unpriced && booking.balanceCents === 0 && receipt === null
  const isFixed = booking.paid ? receipt === null : !canBePaid(booking)
  return (
    <FormControl>
      <FormLabel id={id} className={styles.legend}>
        {text('bookings.form.payment')}
      </FormLabel>
      {isUnpriced ? (
        <p className={styles.hint}>{text('agenda.unpriced')}</p>
      ) : (
        <RadioGroup
          row
          aria-labelledby={id}
          value={shown ? 'paid' : 'unpaid'}
          onChange={(_, chosen) => onChange(chosenOf(chosen === 'paid', booking))}
        >
          <FormControlLabel
            value="unpaid"
            control={<Radio size="small" />}
            label={text('bookings.unpaid')}
            disabled={isFixed}
          />
          <FormControlLabel
            value="paid"
            control={<Radio size="small" />}
            label={text('bookings.paid')}
            disabled={isFixed}
          />
        </RadioGroup>
      )}
      {draft?.is === 'paid' ? (
        <div className={styles.receipt}>
          <p className={styles.hint}>{text('bookings.form.receiptHint')}</p>
          <AmountField
            label={text('bookings.receiptDialog.amount')}
            value={draft.amount}
            error={error}
            onChange={(amount) => onChange({ ...draft, amount })}
          />
          <MethodField
            label={text('bookings.receiptDialog.how')}
            value={draft.method}
            onChange={(method) => onChange({ ...draft, method })}
          />
        </div>
      ) : null}
      {draft?.is === 'unpaid' && receipt ? (
        <p className={styles.hint}>
          {text('bookings.form.takesBack', {
            amount: formatEuro(-receipt.cents),
            method: text(`bookings.money.methods.${receipt.method ?? 'bank'}`),
            moment: shortMoment(receipt.at),
          })}
        </p>
      ) : null}
      {booking.paid && isFixed && booking.entries.some(({ kind }) => kind === 'received') ? (
        <p className={styles.hint}>{text('bookings.form.notByHand')}</p>
      ) : null}
    </FormControl>
  )
}

/** What is written by a choice; null where it is what stands there. */
function chosenOf(isPaid: boolean, booking: BookingDetailView): PaymentDraft | null {
  if (isPaid === booking.paid) return null
  if (!isPaid) return { is: 'unpaid' }
  return {
    is: 'paid',
    amount: formatEuro(booking.balanceCents).replace(/[^\d.,]/g, ''),
    method: 'pin',
  }
}
