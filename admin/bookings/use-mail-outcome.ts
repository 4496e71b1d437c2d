import { useEffect, useState } from 'react'
import type { BookingDetailView } from '../../api/bookings/booking-answer-shapes.ts'
import type { MailState } from '../../api/mail/mail-state.ts'

type Mail = BookingDetailView['mails'][number]

/** What staff hear of a mail: while the mail server is busy with it, it is still to go. */
export type MailOutcome = Exclude<MailState, 'sending'>

interface Followed {
  isMine(mail: Mail): boolean
  tell(outcome: MailOutcome): void
}

/**
 * Follows a mail that a press asked for, in the booking on the screen: the press is answered as soon
 * as the mail is to go, and the mail server answers later.
 *
 * @returns begins to follow the mail for which `isMine` holds, whether it is written yet or not;
 * `tell` is called at once, and again when the mail has gone or does not go
 */
export function useMailOutcome({
  id,
  mails,
}: {
  id: string
  mails?: Mail[] | undefined
}): (isMine: Followed['isMine'], tell: Followed['tell']) => void {
  const [followed, setFollowed] = useState<(Followed & { of: string }) | null>(null)
  const state = followed?.of === id ? (mails?.findLast(followed.isMine)?.state ?? 'queued') : null
  const outcome = state === 'sending' ? 'queued' : state
  useEffect(() => {
    if (followed === null || outcome === null) return
    followed.tell(outcome)
    if (outcome !== 'queued') setFollowed(null)
  }, [followed, outcome])
  return (isMine, tell) => setFollowed({ of: id, isMine, tell })
}

/** The mail that the last press for the confirmation wrote; '' where none was written. */
export function confirmationOf({ mails }: { mails: Mail[] }): string {
  const confirms = ({ kind }: Mail) => kind === 'confirmation' || kind === 'payment-request'
  return mails.findLast(confirms)?.id ?? ''
}

/** How a toast looks that tells it: what did not go stays until somebody has read it. */
export function toastOf(outcome: MailOutcome): 'success' | 'warning' {
  return outcome === 'sent' || outcome === 'queued' ? 'success' : 'warning'
}
