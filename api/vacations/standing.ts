import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { formatDay } from '../../rules/calendar/day.ts'
import type { NightRange } from '../../rules/closures/night-range.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_TABLES,
  type BookingRow,
  stateAt,
} from '../bookings/booking-rows.ts'
import type { VacationPreviewView } from './vacation-view.ts'

/** What is about to be closed; no rooms is the whole property. */
export interface Chosen {
  nights: readonly NightRange[]
  roomIds: readonly number[] | null
}

/** The bookings that sleep on these nights in these rooms, by arrival (reading `vacation.bookings`). */
export function standingBookings(
  manager: EntityManager,
  { nights, roomIds }: Chosen,
  now: Date,
): Promise<BookingRow[]> {
  return manager.query(
    `SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES}
     WHERE b.stay && $2::datemultirange AND ${stateAt('$1')} IN ('held', 'confirmed')
       AND ($3::integer[] IS NULL OR b.room_id = ANY ($3))
     ORDER BY lower(b.stay), r.number, b.id`,
    [now, multirange(nights), roomIds],
  )
}

/** Names a list of bookings: any other list has another name. */
export function nameOf(bookings: readonly Pick<BookingRow, 'id'>[]): string {
  const ids = bookings.map(({ id }) => id).toSorted()
  return createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 32)
}

/** Breakfasts that are still to be brought on these days. */
export function standingOrders(
  manager: EntityManager,
  nights: readonly NightRange[],
): Promise<VacationPreviewView['orders']> {
  return manager.query(
    `SELECT id, number, name, delivery_day::text AS day FROM breakfast_orders
     WHERE delivery_day <@ $1::datemultirange AND state IN ('placed', 'confirmed')
     ORDER BY delivery_day, slot, id`,
    [multirange(nights)],
  )
}

function multirange(nights: readonly NightRange[]): string {
  return `{${nights.map(({ first, last }) => `[${formatDay(first)},${formatDay(last + 1)})`).join(',')}}`
}
