import type { PoolClient } from 'pg'
import { attendanceTexts } from '../../../rules/texts/attendance.ts'
import { formatDay } from '../../../rules/calendar/day.ts'
import type { Notifier } from '../../database/notifier.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { quoteSql } from '../../folios/folios.ts'
import { plainError } from '../../errors/refused.ts'
import { unsoilRoom } from '../../rooms/room-cleaning.ts'
import { lockRoomType } from '../../rooms/room-type-lock.ts'
import type { TakeBackAttendanceRequest } from '../attendance-requests.ts'
import { forgetNightRegister, noteDeparture } from '../night-register.ts'
import { changeSold } from '../change-sold.ts'
import type { AskedAct, StaffAct } from '../staff-acts.ts'
import { NO_SHOW } from './no-show.ts'
import { type AtTheDoor, atTheDoor, say } from './attended-booking.ts'

/**
 * What was said of the guests was a mistake: all is as before. Refused where somebody else said
 * otherwise meanwhile, and where the room or the nights went to another guest or were closed.
 */
export const takeBackAttendance = (
  notifier: Notifier,
): StaffAct<Omit<TakeBackAttendanceRequest, 'requestId' | 'version'>> => ({
  decides: () => 'take-back-attendance',

  /** Nights that were free are taken again: nobody is given them meanwhile. */
  async before(client, bookingId) {
    const { rows } = await client.query<{ type: number }>(
      'SELECT room_type_id AS type FROM bookings WHERE id = $1',
      [bookingId],
    )
    if (rows[0]) await lockRoomType(client, rows[0].type)
  },

  async carryOut(client, asked) {
    const { booking, data, afterCommit } = asked
    const before = await atTheDoor(client, booking.id)
    if (before.attendance !== data.said) return plainError('booking-not-changeable')
    if (await isRoomGone(client, booking.id, before))
      return plainError('booking-not-changeable', attendanceTexts.roomGone)
    const refusal = await say(client, before, {
      action: 'takeBackAttendance',
      event: 'attendance-taken-back',
      data: { reason: data.said },
      roomUntil: before.departure,
      asked,
      notifier,
    })
    if (refusal) return refusal
    if (data.said === 'no-show') await sellAgain(client, asked)
    if (data.said === 'arrived') await forgetNightRegister(client, booking.id)
    if (data.said === 'departed') {
      await noteDeparture(client, booking.id, formatDay(before.departure))
      await unsoilRoom(client, booking.id)
      afterCommit(() => notifier.say('changed', JSON.stringify({ noun: 'rooms', id: null })))
    }
    return null
  },
})

/** The stay is sold again as it was before the guest did not come. */
async function sellAgain(
  client: PoolClient,
  { booking, at, by }: AskedAct<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ from: Quote; to: Quote }>(
    `SELECT ${quoteSql('$1')} AS from, (SELECT quote FROM folio_entries WHERE folio_id = $1 AND quote IS NOT NULL AND note <> $2
       ORDER BY id DESC LIMIT 1) AS to`,
    [booking.id, NO_SHOW],
  )
  await changeSold(client, booking.id, { ...rows[0]!, note: 'came-after-all', at, by })
}

/**
 * Whether the next guest is in the room of who did not leave after all, or the nights of who may
 * still come are another's, or closed.
 */
async function isRoomGone(
  client: PoolClient,
  bookingId: string,
  { attendance, roomId, roomUntil, departure }: AtTheDoor,
): Promise<boolean> {
  if (attendance === 'arrived') return false
  if (attendance === 'departed') {
    const { rows } = await client.query(
      `SELECT FROM bookings WHERE room_id = $1 AND id <> $2 AND attendance = 'arrived' LIMIT 1`,
      [roomId, bookingId],
    )
    return rows.length > 0
  }
  if (roomUntil === departure) return false
  const { rows } = await client.query(
    `WITH wanted AS (SELECT daterange($3, $4) AS nights)
     SELECT FROM bookings, wanted WHERE room_id = $1 AND id <> $2 AND state IN ('held', 'confirmed') AND stay && wanted.nights
     UNION ALL
     SELECT FROM closures c, wanted, rooms r WHERE r.id = $1 AND c.nights && wanted.nights
       AND (c.room_id = r.id OR c.room_type_id = r.room_type_id OR (c.room_id IS NULL AND c.room_type_id IS NULL))
     LIMIT 1`,
    [roomId, bookingId, formatDay(roomUntil), formatDay(departure)],
  )
  return rows.length > 0
}
