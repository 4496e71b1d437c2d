import { useText } from '../texts/use-text.ts'
import type { ActButtonProps } from './act-button.ts'
import { ActButton } from './ActButton.tsx'

/** Sends the confirmation once more (BO §2, §7). */
export function ResendConfirmationButton({ booking, ...button }: ActButtonProps) {
  const text = useText()
  return (
    <ActButton {...button} icon="mail" act={(data) => data.resendConfirmation(booking.id)} done={text('bookings.actions.resent')}>
      {text('bookings.actions.resend')}
    </ActButton>
  )
}
