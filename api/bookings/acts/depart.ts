import { formatDay } from '../../../rules/calendar/day.ts'
import type { Notifier } from '../../database/notifier.ts'
import { soilRoom } from '../../rooms/room-cleaning.ts'
import { noteDeparture } from '../night-register.ts'
import type { StaffAct } from '../staff-acts.ts'
import { atTheDoor, dayAt, say } from './attended-booking.ts'

/**
 * The guests left: their room is to be cleaned, and the night register has the day. Before the
 * departure day too; the nights that are left stay theirs until staff change the dates.
 */
export const depart = (notifier: Notifier): StaffAct<object> => ({
  decides: () => 'depart',

  async carryOut(client, asked) {
    const { booking, at, by, afterCommit } = asked
    const before = await atTheDoor(client, booking.id)
    const refusal = await say(client, before, {
      action: 'depart',
      event: 'departed',
      asked,
      notifier,
    })
    if (refusal) return refusal
    await noteDeparture(client, booking.id, formatDay(dayAt(at)))
    const { roomId } = before
    if (roomId === null) return null
    await soilRoom(client, { roomId, bookingId: booking.id, at, by })
    afterCommit(() =>
      notifier.say('changed', JSON.stringify({ noun: 'rooms', id: String(roomId) })),
    )
    return null
  },
})
