import { hasStayed } from '../../../rules/bookings/attendance.ts'
import { cancelBooking } from '../../../rules/cancellation/cancel-booking.ts'
import { attendanceTexts } from '../../../rules/texts/attendance.ts'
import type { Notifier } from '../../database/notifier.ts'
import { invalidInput, plainError } from '../../errors/refused.ts'
import { addEntry, entriesOf } from '../../folios/folios.ts'
import { writtenOffOf } from '../../folios/write-off.ts'
import { withdrawMails } from '../../mail/withdraw-mails.ts'
import { decideRefunds } from '../../payments/decide-refunds.ts'
import { refuseDone } from '../../subjects/decided-since.ts'
import { addEvent } from '../../subjects/events.ts'
import { bookingSubject } from '../booking-changes.ts'
import { atTheDoor } from './attended-booking.ts'
import { HOLD_OVER } from '../release-hold.ts'
import type { StaffAct } from '../staff-acts.ts'
import type { Cancellation } from '../staff-changes.ts'

const TOO_HIGH = { field: 'refundCents', text: 'Dit is meer dan er is betaald.' }

/**
 * Cancelling twice does nothing (reading `cancellation.again`) and says what stands; an expired hold has nothing to
 * cancel, nor has a stay whose guests are or were in the house. Frees the room, takes back what was sold but for what is kept, has what goes back go
 * back, and ends the mails that wait and speak of the stay.
 */
export const cancel = (notifier: Notifier): StaffAct<Cancellation> => ({
  decides: () => 'cancel',

  async carryOut(client, { booking, data, by, at, afterCommit }) {
    if (hasStayed((await atTheDoor(client, booking.id)).attendance))
      return plainError('booking-not-changeable', attendanceTexts.hasStayed)
    const answer = cancelBooking(booking.state)
    if (!answer.ok) return plainError('booking-not-changeable')
    if (!answer.changed) {
      const done = await refuseDone(client, bookingSubject(booking.id), 'cancelled', at)
      return done ?? plainError('booking-not-changeable')
    }
    const { id, totalCents, balanceCents } = booking
    const { refundCents, reason, mailGuest } = data
    // What was paid too much goes back anyway: it was never paid for the stay.
    const unpaid = Math.max(0, balanceCents)
    // Nor does what was written off: it never came in.
    const writtenOff = writtenOffOf(await entriesOf(client, id))
    if (refundCents > totalCents - unpaid - writtenOff) return invalidInput([TOO_HIGH])
    const taken = unpaid + refundCents
    await client.query(
      `UPDATE bookings SET state = $3, total_cents = total_cents - $4, ${HOLD_OVER}, updated_at = $2 WHERE id = $1`,
      [id, at, answer.state, taken],
    )
    const changed = { kind: 'changed', cents: -taken, note: 'cancelled' } as const
    if (taken > 0) await addEntry(client, { folioId: id, ...changed, at, by })
    await decideRefunds(client, id, { by, at })
    const note = reason.trim()
    await addEvent(client, bookingSubject(id), {
      kind: 'cancelled',
      at,
      by,
      data: {
        mail: mailGuest,
        backCents: Math.max(0, taken - balanceCents),
        ...(note === '' ? {} : { note }),
      },
    })
    const withdrawn = await withdrawMails(client, bookingSubject(id), 'cancelled')
    afterCommit(() => {
      for (const mail of withdrawn)
        notifier.say('changed', JSON.stringify({ noun: 'mails', id: mail }))
    })
    return null
  },
})
