import type { BookingEnteredView } from '../../api/bookings/booking-entry-shapes.ts'
import type { MailState } from '../../api/mail/mail-state.ts'
import type { TextKey } from '../texts/dutch.ts'

interface Message {
  message: TextKey
  /** `info`: a warning, on the way to the agenda. `error`: it stays on the screen, with what can be done. */
  type: 'success' | 'info' | 'error'
}

const added: Message = { message: 'newBooking.added', type: 'success' }

/** What is said of a mail about a booking that stands. */
export const mailMessages: Record<MailState, Message> = {
  sent: { message: 'newBooking.mailSent', type: 'success' },
  queued: { message: 'newBooking.mailReady', type: 'success' },
  sending: { message: 'newBooking.mailReady', type: 'success' },
  kept: { message: 'newBooking.mailKept', type: 'info' },
  uncertain: { message: 'newBooking.mailUncertain', type: 'error' },
  failed: { message: 'newBooking.mailNotSent', type: 'error' },
  withdrawn: added,
}

/**
 * What is said of a booking that was entered (BO §4): of a mail with a way to pay that it was sent
 * once the mail server took it; of any mail that it did not go.
 */
export function enteredMessage({
  mail,
  payment,
}: Pick<BookingEnteredView, 'mail' | 'payment'>): Message {
  if (mail === null) return added
  const said = mailMessages[mail]
  return said.type === 'success' && payment !== 'by-link' ? added : said
}
