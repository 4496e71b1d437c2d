import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import { ActButton } from './ActButton.tsx'

/** Niet betaald → Betaald (BO §2), for money that came outside the site. */
export function MarkPaidButton({ booking, ...button }: ActButtonProps) {
  const text = useText()
  return (
    <ActButton
      {...button}
      variant="contained"
      icon="check"
      act={(data) => data.markBookingPaid(booking.id)}
      done={text('bookings.actions.markedPaid')}
    >
      {text('bookings.actions.markPaid')}
    </ActButton>
  )
}
