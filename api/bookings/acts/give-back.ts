import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { billTexts } from '../../../rules/texts/bill.ts'
import { invalidInput, plainError } from '../../errors/refused.ts'
import { type GiveBack, giveBack as enterGiveBack } from '../../payments/give-back.ts'
import { addEvent } from '../../subjects/events.ts'
import { bookingSubject } from '../booking-changes.ts'
import type { StaffAct } from '../staff-acts.ts'

/**
 * A part of what was paid goes back, with the reason, while the booking stays as it is. Refused: more
 * than came in, and while a part is still to pay.
 */
export const giveBack: StaffAct<GiveBack> = {
  decides: () => 'give-back',

  async carryOut(client, { booking: { id, state }, data: { cents, reason }, by, requestId, at }) {
    if (!stateAfter(state, 'giveBack')) return plainError('booking-not-changeable')
    const became = await enterGiveBack(client, id, { cents, by, at, requestId })
    if (became === 'open') return invalidInput([{ field: 'cents', text: billTexts.giveBackOpen }])
    if (became === 'too-high')
      return invalidInput([{ field: 'cents', text: billTexts.giveBackTooHigh }])
    if (became === 'again') return null
    await client.query(
      'UPDATE bookings SET total_cents = total_cents - $2, updated_at = $3 WHERE id = $1',
      [id, cents, at],
    )
    await addEvent(client, bookingSubject(id), {
      kind: 'given-back',
      at,
      by,
      data: { cents, note: reason.trim() },
    })
    return null
  },
}
