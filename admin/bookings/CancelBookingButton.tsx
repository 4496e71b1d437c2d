import { TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { parseDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { staffStay } from '../agenda/agenda-title.ts'
import { useText } from '../texts/use-text.ts'
import type { ActionButtonProps } from './action-button.ts'
import styles from './booking-actions.module.css'
import { CancellationMailField } from './CancellationMailField.tsx'
import { ConfirmedActionButton, type FieldErrors } from './ConfirmedActionButton.tsx'
import { type Refund, RefundField, firstRefund } from './RefundField.tsx'
import { toastOf, useMailOutcome } from './use-mail-outcome.ts'

/**
 * Boeking annuleren (BO §2, §4): asks what goes back and whether the guest is told, because the
 * nights are sold again at once.
 */
export function CancelBookingButton({
  booking,
  disabled,
  offered,
}: Pick<ActionButtonProps, 'booking' | 'disabled' | 'offered'>) {
  const text = useText()
  const notify = useNotify()
  const stay = staffStay(parseDay(booking.arrival) ?? 0, parseDay(booking.departure) ?? 0)
  const { cancellation } = booking
  const asked = () => ({
    refund: firstRefund(cancellation),
    mailGuest: cancellation.mailed,
    reason: '',
  })
  const [answer, setAnswer] = useState(asked)
  const { refund, mailGuest, reason } = answer
  const cents = centsOf(refund, cancellation.paidCents)
  const isOther =
    cancellation.paidCents > 0 &&
    cancellation.refundCents !== null &&
    cents !== cancellation.refundCents
  const isMailed = mailGuest && booking.email !== ''
  const follow = useMailOutcome(booking)
  return (
    <ConfirmedActionButton
      title={text('bookings.actions.cancel')}
      confirm={text('bookings.cancelDialog.confirm')}
      dismiss={text('bookings.cancelDialog.dismiss')}
      isDestructive
      disabled={disabled}
      offered={offered}
      version={booking.version}
      check={wrong}
      action={async (data, press) => {
        const asking = { refundCents: cents ?? 0, mailGuest, ...press }
        await data.act('bookings', booking.id, 'cancel', isOther ? { ...asking, reason } : asking)
        if (!isMailed) return
        follow(
          ({ kind }) => kind === 'cancellation',
          (outcome) => {
            const mail = text(`bookings.actions.cancelMail.${outcome}`)
            notify(`${text('bookings.actions.cancelled')} ${mail}`, { type: toastOf(outcome) })
          },
        )
      }}
      done={isMailed ? null : text('bookings.actions.cancelled')}
      onOpen={() => setAnswer(asked())}
    >
      {(errors) => (
        <>
          <p>
            <b>{booking.guestName}</b>, {stay}, {paidWords()}.
          </p>
          {cancellation.paidCents > 0 ? (
            <RefundField
              offer={cancellation}
              value={refund}
              cents={cents}
              error={errors['refundCents']}
              onChange={(chosen) => setAnswer({ ...answer, refund: chosen })}
            />
          ) : null}
          {isOther ? (
            <TextField
              fullWidth
              size="small"
              label={text('bookings.cancelDialog.reason')}
              value={reason}
              error={errors['reason'] !== undefined}
              helperText={errors['reason']}
              onChange={(event) => setAnswer({ ...answer, reason: event.target.value })}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
          ) : null}
          <CancellationMailField
            email={booking.email}
            checked={mailGuest}
            onChange={(isMailed) => setAnswer({ ...answer, mailGuest: isMailed })}
          />
          <p className={styles.hint}>
            {text('bookings.cancelDialog.effect', { smart_count: booking.nights })}
          </p>
        </>
      )}
    </ConfirmedActionButton>
  )

  function wrong(): FieldErrors {
    if (cents === null) return { refundCents: text('bookings.cancelDialog.missing') }
    return isOther && reason.trim() === ''
      ? { reason: text('bookings.cancelDialog.reasonMissing') }
      : {}
  }

  function paidWords(): string {
    const { paidCents } = cancellation
    const [paid, open] = [paidCents, booking.balanceCents].map(formatEuro)
    if (booking.balanceCents <= 0) return text('bookings.cancelDialog.paid', { amount: paid! })
    return paidCents === 0
      ? text('bookings.cancelDialog.open', { amount: open! })
      : text('bookings.cancelDialog.part', { paid: paid!, open: open! })
  }
}

/** What goes back; null where the amount that was typed is none. */
function centsOf({ share, amount }: Refund, paidCents: number): number | null {
  if (share === 'all') return paidCents
  return share === 'none' ? 0 : parseEuro(amount)
}
