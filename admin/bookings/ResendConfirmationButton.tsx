import { useRef } from 'react'
import { useNotify } from 'react-admin'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import type { BackOfficeDataProvider } from '../data/back-office-data-provider.ts'
import { usePropertyToday } from '../property/use-property.ts'
import { useText } from '../texts/use-text.ts'
import type { ActionButtonProps } from './action-button.ts'
import { ActionButton } from './ActionButton.tsx'
import { newRequestId } from './request-id.ts'
import { confirmationOf, toastOf, useMailOutcome } from './use-mail-outcome.ts'

/**
 * Sends the confirmation once more (BO §2, §7), with a new link where something is open; of a room
 * that is held, or of guests who have left, the request to pay. Pressed again because no answer came, it is the same
 * request: one mail.
 */
export function ResendConfirmationButton({ booking, ...button }: ActionButtonProps) {
  const text = useText()
  const notify = useNotify()
  const unanswered = useRef<{ id: string; written: number } | null>(null)
  const written = booking.mails.filter(({ kind }) => resent.has(kind)).length
  const asksToPay = useAsksToPay(booking)
  // No mail has asked this guest to pay: they had no address, or their source is not mailed.
  const isFirst = booking.state === 'held' && written === 0
  const words = isFirst ? firstWords : asksToPay ? linkWords : resentWords
  const follow = useMailOutcome(booking)
  const resend = async (data: BackOfficeDataProvider) => {
    // Another confirmation since: what was asked without an answer was done, so this press asks for
    // one more.
    if (unanswered.current?.written !== written)
      unanswered.current = { id: newRequestId(), written }
    const asked = { requestId: unanswered.current.id }
    const mailId = confirmationOf(
      await data.act('bookings', booking.id, 'resend-confirmation', asked),
    )
    unanswered.current = null
    follow(
      ({ id }) => id === mailId,
      (outcome) => {
        const said = outcome === 'sent' ? words.done : (`resendOutcomes.${outcome}` as const)
        notify(text(`bookings.actions.${said}`), { type: toastOf(outcome) })
      },
    )
  }
  return (
    <ActionButton {...button} icon="mail" action={resend} done={null}>
      {text(`bookings.actions.${words.label}`)}
    </ActionButton>
  )
}

const resentWords = { label: 'resend', done: 'resent' } as const
const linkWords = { label: 'newPayLink', done: 'newPayLinkSent' } as const
const firstWords = { label: 'payLink', done: 'payLinkSent' } as const

const resent: ReadonlySet<string> = new Set(['confirmation', 'payment-request'])

/** Held until it is paid, or open by a link that has ended or after they left: the link matters. */
function useAsksToPay({ state, balanceCents, payLink, departure }: BookingDetailView): boolean {
  const today = usePropertyToday()
  if (state === 'held') return true
  if (state !== 'confirmed' || balanceCents <= 0) return false
  return payLink?.ended === true || (today !== null && parseDay(departure)! <= today)
}
