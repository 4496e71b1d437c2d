import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import type { Notifier } from '../../database/notifier.ts'
import { plainError } from '../../errors/refused.ts'
import type { Mails } from '../../mail/mails.ts'
import { bookingSubject } from '../booking-changes.ts'
import type { StaffAct } from '../staff-acts.ts'

/**
 * Writes the confirmation once more; the plan then finds it unsent. Refused: what is not confirmed,
 * and a guest without an address.
 */
export const resendConfirmation = (mails: Mails, notifier: Notifier): StaffAct<object> => ({
  async carryOut(client, { booking: { id, state }, requestId, afterCommit }) {
    if (!stateAfter(state, 'resendConfirmation')) return plainError('booking-not-changeable')
    const { rows } = await client.query<{ email: string }>(
      'SELECT email FROM bookings WHERE id = $1',
      [id],
    )
    if (rows[0]?.email === '') return plainError('booking-without-email')
    await mails.write(bookingSubject(id), 'confirmation', requestId, client)
    afterCommit(() => notifier.say('changed', JSON.stringify({ noun: 'mails', id: null })))
    return null
  },
})
