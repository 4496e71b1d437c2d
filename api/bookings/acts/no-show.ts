import { departureOfNoShow } from '../../../rules/bookings/attendance.ts'
import type { Notifier } from '../../database/notifier.ts'
import type { FactsCache } from '../../facts/facts-cache.ts'
import type { StaffAct } from '../staff-acts.ts'
import { atTheDoor, dayAt, say } from './attended-booking.ts'

/**
 * The guests did not come. The money stays as it stands; by the reading `no-show.nights` the room can
 * be sold again from the day on which it is said.
 */
export const noShow = (notifier: Notifier, facts: FactsCache): StaffAct<object> => ({
  decides: () => 'no-show',

  async carryOut(client, asked) {
    const { booking, at } = asked
    const before = await atTheDoor(client, booking.id)
    const { readings } = (await facts.fresh()).facts
    const roomUntil = departureOfNoShow(before, dayAt(at), readings)
    const isFreed = roomUntil < before.departure
    return say(client, before, {
      action: 'noShow',
      event: 'no-show',
      data: isFreed ? { reason: 'room-freed' } : {},
      roomUntil,
      asked,
      notifier,
    })
  },
})
