import type { PoolClient } from 'pg'
import type { Attendance } from '../../../rules/bookings/attendance.ts'
import { formatDay } from '../../../rules/calendar/day.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { attendanceTexts } from '../../../rules/texts/attendance.ts'
import { plainError } from '../../errors/refused.ts'
import { quoteSql } from '../../folios/folios.ts'
import { pressShape } from '../../orders/act-shapes.ts'
import type { Asked } from '../../orders/acts.ts'
import type { Refusal } from '../../orders/orders.ts'
import { eachOf } from '../../requests/each-of.ts'
import { unsoilRoom } from '../../rooms/room-cleaning.ts'
import { changeSold } from '../change-sold.ts'
import { forgetNightRegister, noteDeparture } from '../night-register.ts'
import { type ActedBooking, type AskedOf, say } from './acted-booking.ts'
import { NO_SHOW } from './no-show.ts'

/** `said` is what the screen showed. */
export const takeBackAttendanceShape = pressShape.extend({
  said: eachOf<Exclude<Attendance, 'expected'>>({
    arrived: true,
    departed: true,
    'no-show': true,
  }),
})

/**
 * What was said of the guests was a mistake: all is as before. Refused where somebody else said
 * otherwise meanwhile, and where the room or the nights went to another guest or were closed.
 */
export async function takeBackAttendance(
  client: PoolClient,
  asked: AskedOf<typeof takeBackAttendanceShape>,
): Promise<Refusal | null> {
  const { order, changed } = asked
  const { said } = asked.data
  if (order.attendance !== said) return plainError('booking-not-changeable')
  if (await isRoomGone(client, order))
    return plainError('booking-not-changeable', attendanceTexts.roomGone)
  const refusal = await say(client, asked, {
    action: 'takeBackAttendance',
    event: 'attendance-taken-back',
    data: { reason: said },
    roomUntil: order.departure,
  })
  if (refusal) return refusal
  if (said === 'no-show') await sellAgain(client, asked)
  if (said === 'arrived') await forgetNightRegister(client, order.id)
  if (said === 'departed') {
    await noteDeparture(client, order.id, formatDay(order.departure))
    await unsoilRoom(client, order.id)
    changed('rooms', null)
  }
  return null
}

/** The stay is sold again as it was before the guest did not come. */
async function sellAgain(
  client: PoolClient,
  { order, at, by }: Asked<ActedBooking>,
): Promise<void> {
  const { rows } = await client.query<{ from: Quote; to: Quote }>(
    `SELECT ${quoteSql('$1')} AS from, (SELECT quote FROM folio_entries WHERE folio_id = $1 AND quote IS NOT NULL AND note <> $2
       ORDER BY id DESC LIMIT 1) AS to`,
    [order.id, NO_SHOW],
  )
  await changeSold(client, order.id, { ...rows[0]!, note: 'came-after-all', at, by })
}

/**
 * Whether the next guest is in the room of who did not leave after all, or the nights of who may
 * still come are another's, or closed.
 */
async function isRoomGone(
  client: PoolClient,
  { id: bookingId, attendance, roomId, roomUntil, departure }: ActedBooking,
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
