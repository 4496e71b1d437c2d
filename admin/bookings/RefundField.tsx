import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { Fragment, useId } from 'react'
import type { CancellationOffer } from '../../api/bookings/booking-answer-shapes.ts'
import { formatAmount, formatEuro } from '../../rules/money/format-euro.ts'
import { useText } from '../texts/use-text.ts'
import { AmountField } from './AmountField.tsx'
import styles from './booking-actions.module.css'

/** What staff chose to pay back: all, a part as it is typed, or nothing. */
export interface Refund {
  share: 'all' | 'part' | 'none'
  amount: string
}

/** What the conditions say; all, where staff decide. */
export function firstRefund({ paidCents, refundCents }: CancellationOffer): Refund {
  const cents = refundCents ?? paidCents
  return {
    share: cents >= paidCents ? 'all' : cents === 0 ? 'none' : 'part',
    amount: cents > 0 && cents < paidCents ? formatAmount(cents) : '',
  }
}

interface Props {
  offer: CancellationOffer
  value: Refund
  /** What that comes to; null where the amount is none. */
  cents: number | null
  error: string | undefined
  onChange(refund: Refund): void
}

/** Alles, deels of niets terug, and which way it goes. */
export function RefundField({ offer, value, cents, error, onChange }: Props) {
  const text = useText()
  const id = useId()
  const { paidCents, refundCents } = offer
  const options = [
    { share: 'all', label: text('bookings.cancelDialog.all'), amount: formatEuro(paidCents) },
    { share: 'part', label: text('bookings.cancelDialog.partly'), amount: '' },
    { share: 'none', label: text('bookings.cancelDialog.none'), amount: formatEuro(0) },
  ] as const
  return (
    <FormControl fullWidth>
      <FormLabel id={id}>{text('bookings.cancelDialog.refund')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value.share}
        onChange={(event) => onChange({ ...value, share: event.target.value as Refund['share'] })}
      >
        {options.map(({ share, label, amount }) => (
          <Fragment key={share}>
            <FormControlLabel
              value={share}
              control={<Radio size="small" />}
              disableTypography
              label={
                <span className={styles.choice}>
                  {label}
                  <b>{amount}</b>
                </span>
              }
              className={styles.choices}
            />
            {share === 'part' && value.share === 'part' ? (
              <div className={styles.amount}>
                <AmountField
                  label={text('bookings.cancelDialog.amount')}
                  value={value.amount}
                  error={error}
                  onChange={(typed) => onChange({ ...value, amount: typed })}
                />
              </div>
            ) : null}
          </Fragment>
        ))}
      </RadioGroup>
      <p className={styles.hint}>
        {refundCents === null
          ? null
          : text('bookings.cancelDialog.byConditions', { amount: formatEuro(refundCents) })}{' '}
        {cents ? wayOf(cents) : null}
      </p>
    </FormControl>
  )

  /** Through the provider as far as it came that way; the rest by staff. */
  function wayOf(back: number): string {
    const byHand = Math.max(0, back - offer.onlineCents)
    if (byHand === 0) return text('bookings.cancelDialog.online')
    if (byHand === back) return text('bookings.cancelDialog.byHand')
    return text('bookings.cancelDialog.bothWays', {
      online: formatEuro(back - byHand),
      byHand: formatEuro(byHand),
    })
  }
}
