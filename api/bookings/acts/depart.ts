import type { PoolClient } from 'pg'
import { formatDay } from '../../../rules/calendar/day.ts'
import type { Asked } from '../../orders/acts.ts'
import type { Refusal } from '../../orders/orders.ts'
import { soilRoom } from '../../rooms/room-cleaning.ts'
import { noteDeparture } from '../night-register.ts'
import { type ActedBooking, dayAt, say } from './acted-booking.ts'

/**
 * The guests left: their room is to be cleaned, and the night register has the day. Before the
 * departure day too; the nights that are left stay theirs until staff change the dates.
 */
export async function depart(
  client: PoolClient,
  asked: Asked<ActedBooking>,
): Promise<Refusal | null> {
  const { order, at, by, changed } = asked
  const refusal = await say(client, asked, { action: 'depart', event: 'departed' })
  if (refusal) return refusal
  await noteDeparture(client, order.id, formatDay(dayAt(at)))
  const { roomId } = order
  if (roomId === null) return null
  await soilRoom(client, { roomId, bookingId: order.id, at, by })
  changed('rooms', String(roomId))
  return null
}
