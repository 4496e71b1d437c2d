import type { PoolClient } from 'pg'
import { z } from 'zod'
import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { plainError } from '../../errors/refused.ts'
import { pressShape } from '../../orders/act-shapes.ts'
import type { Refusal } from '../../orders/orders.ts'
import { addEvent } from '../../subjects/events.ts'
import { bookingSubject } from '../booking-changes.ts'
import type { AskedOf } from './acted-booking.ts'

/** Whether the booking stays in its room when others need one. */
export const pinShape = pressShape.extend({ pinned: z.boolean('Kies vastgezet of niet.') })

/**
 * Pins a booking to the room it has, so that it is not moved for others, or gives it free again.
 * What stands so already is left. Refused: an ended booking.
 */
export async function pinRoom(
  client: PoolClient,
  { order: { id, state }, data: { pinned }, by, at }: AskedOf<typeof pinShape>,
): Promise<Refusal | null> {
  if (!stateAfter(state, 'pinRoom')) return plainError('booking-not-changeable')
  const { rows } = await client.query<{ number: number }>(
    `WITH changed AS (
       UPDATE bookings SET pinned = $2, wanted_room_id = CASE WHEN $2 THEN room_id END, updated_at = $3
       WHERE id = $1 AND pinned <> $2 RETURNING room_id)
     SELECT r.number FROM changed JOIN rooms r ON r.id = changed.room_id`,
    [id, pinned, at],
  )
  if (!rows[0]) return null
  const kind = pinned ? 'room-pinned' : 'room-unpinned'
  await addEvent(client, bookingSubject(id), { kind, at, by, data: { room: rows[0].number } })
  return null
}
