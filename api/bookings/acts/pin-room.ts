import type { PoolClient } from 'pg'
import { z } from 'zod'
import { pressShape } from '../../orders/act-shapes.ts'
import type { Refusal } from '../../orders/orders.ts'
import { addEvent } from '../../subjects/events.ts'
import { bookingSubject, saveStay } from '../stay-record.ts'
import type { AskedOf } from './acted-booking.ts'

/** Whether the booking stays in its room when others need one. */
export const pinShape = pressShape.extend({ pinned: z.boolean('Kies vastgezet of niet.') })

/**
 * Pins a booking to the room it has, so that it is not moved for others, or gives it free again.
 * What stands so already is left.
 */
export async function pinRoom(
  client: PoolClient,
  asked: AskedOf<typeof pinShape>,
): Promise<Refusal | null> {
  const { order, by, at } = asked
  const { pinned } = asked.data
  if (order.pinned === pinned) return null
  const wanted_room_id = pinned ? order.roomId : null
  await saveStay(client, order, { pinned, wanted_room_id }, asked)
  const kind = pinned ? 'room-pinned' : 'room-unpinned'
  const event = { kind, at, by, data: { room: Number(order.fields.room) } }
  await addEvent(client, bookingSubject(order.id), event)
  return null
}
