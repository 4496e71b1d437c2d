import { useRef } from 'react'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { useText } from '../texts/use-text.ts'
import type { ActionButtonProps } from './action-button.ts'
import { ActionButton } from './ActionButton.tsx'
import { newRequestId } from './request-id.ts'

/**
 * Sends the confirmation once more (BO §2, §7). Pressed again because no answer came, it is the
 * same request: one mail.
 */
export function ResendConfirmationButton({ booking, ...button }: ActionButtonProps) {
  const text = useText()
  const unanswered = useRef<{ id: string; written: number } | null>(null)
  const written = booking.mails.filter(({ kind }) => kind === 'confirmation').length
  const resend = async (data: BackOfficeDataProvider) => {
    // Another confirmation since: what was asked without an answer was done, so this press asks for
    // one more.
    if (unanswered.current?.written !== written)
      unanswered.current = { id: newRequestId(), written }
    const state = await data.resendConfirmation(booking.id, unanswered.current.id)
    unanswered.current = null
    if (state === 'sent') return 'done'
    if (state === 'waiting') return state
    return { told: text(`bookings.actions.resendOutcomes.${state}`) }
  }
  return (
    <ActionButton {...button} icon="mail" action={resend} done={text('bookings.actions.resent')}>
      {text('bookings.actions.resend')}
    </ActionButton>
  )
}
