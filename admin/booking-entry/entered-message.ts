import type { BookingEnteredView } from '../../api/bookings/booking-entry-views.ts'
import type { MailState } from '../../api/mail/mail-state.ts'
import type { TextKey } from '../texts/dutch.ts'

interface Message {
  message: TextKey
  /** `info`: a warning, on the way to the agenda. `error`: it stays on the screen, with what can be done. */
  type: 'success' | 'info' | 'error'
}

const ofMail: Record<MailState, Message> = {
  sent: { message: 'newBooking.mailSent', type: 'success' },
  queued: { message: 'newBooking.mailReady', type: 'success' },
  sending: { message: 'newBooking.mailReady', type: 'success' },
  kept: { message: 'newBooking.mailKept', type: 'info' },
  uncertain: { message: 'newBooking.mailUncertain', type: 'error' },
  failed: { message: 'newBooking.mailNotSent', type: 'error' },
  withdrawn: { message: 'newBooking.added', type: 'success' },
}

/**
 * What is said of a booking that was entered (BO §4): that a mail was sent only where the mail
 * server took it.
 */
export function enteredMessage({ mail }: Pick<BookingEnteredView, 'mail'>): Message {
  return mail === null ? { message: 'newBooking.added', type: 'success' } : ofMail[mail]
}
