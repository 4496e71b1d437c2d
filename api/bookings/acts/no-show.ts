import type { PoolClient } from 'pg'
import { departureOfNoShow } from '../../../rules/bookings/attendance.ts'
import { quoteOfNoShow } from '../../../rules/quotes/quote-of-no-show.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { entriesOf, quoteSql } from '../../folios/folios.ts'
import { writtenOffOf } from '../../folios/write-off.ts'
import type { Asked } from '../../orders/acts.ts'
import type { Refusal } from '../../orders/orders.ts'
import { changeSold } from '../change-sold.ts'
import { type ActedBooking, type BookingServices, dayAt, say } from './acted-booking.ts'

/** The entry that takes back what is not owed for a stay of nobody. */
export const NO_SHOW = 'no-show'

/**
 * The guests did not come. What was sold stays sold but for the tourist tax (`quoteOfNoShow`); by the
 * reading `no-show.nights` the room can be sold again from the day on which it is said.
 */
export async function noShow(
  client: PoolClient,
  asked: Asked<ActedBooking>,
  { facts }: BookingServices,
): Promise<Refusal | null> {
  const { order, at, by } = asked
  const { readings } = (await facts.fresh()).facts
  const roomUntil = departureOfNoShow(order, dayAt(at), readings)
  const isFreed = roomUntil < order.departure
  const data = isFreed ? { reason: 'room-freed' } : {}
  const refusal = await say(client, asked, { action: 'noShow', event: 'no-show', data, roomUntil })
  if (refusal) return refusal
  const { rows } = await client.query<{ sold: Quote }>(`SELECT ${quoteSql('$1')} AS sold`, [
    order.id,
  ])
  const { sold } = rows[0]!
  const to = quoteOfNoShow(sold, readings)
  // What was written off or given back meanwhile is not taken off once more.
  const left = order.totalCents - writtenOffOf(await entriesOf(client, order.id))
  if (left < sold.totalCents - to.totalCents) return null
  await changeSold(client, order.id, { from: sold, to, note: NO_SHOW, at, by })
  return null
}
