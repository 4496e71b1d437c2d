import type { PoolClient } from 'pg'
import type { ZodType } from 'zod'
import { type Attendance, type AttendedBooking } from '../../../rules/bookings/attendance.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { type EpochDay } from '../../../rules/calendar/day.ts'
import type { FactsCache } from '../../facts/facts-cache.ts'
import { balanceSql } from '../../folios/folios.ts'
import type { Mails } from '../../mail/mails.ts'
import type { Asked, DataOf } from '../../orders/acts.ts'
import type { OrderKind } from '../../orders/orders.ts'
import type { SaleTerms } from '../../quotes/sale-terms.ts'
import { lockRoomType } from '../../rooms/room-type-lock.ts'

/** A booking as it stands when an act is carried out: nobody else changes it meanwhile. */
export interface ActedBooking extends AttendedBooking {
  id: string
  number: string
  /** Integer cents; the balance is what is still to pay. */
  totalCents: number
  balanceCents: number
  attendance: Attendance
  roomId: number | null
  persons: number
  /** The day until which the room is the booking's: before `departure` for a no-show. */
  roomUntil: EpochDay
}

/** What acts need beside the database. */
export interface BookingServices {
  mails: Mails
  terms: SaleTerms
  facts: FactsCache
}

/** An act on a booking, by the shape of what was filled in. */
export type AskedOf<Shape extends ZodType> = Asked<ActedBooking, DataOf<Shape>>

const day = (column: string) => `${column} - date '1970-01-01'`

export const BOOKING: OrderKind<ActedBooking> = {
  kind: 'booking',
  noun: 'bookings',
  unknown: 'Deze boeking bestaat niet.',
  unfit: 'booking-not-changeable',
  async lock(client, id) {
    await client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [id])
    const { rows } = await client.query<Omit<ActedBooking, 'saidOn'> & { saidAt: Date | null }>(
      `SELECT id, number, state, total_cents AS "totalCents", ${balanceSql('bookings.folio_id')} AS "balanceCents", attendance,
         attendance_at AS "saidAt", room_id AS "roomId", persons, ${day('lower(stay)')} AS arrival,
         ${day('coalesce(sold_until, upper(stay))')} AS departure, ${day('upper(stay)')} AS "roomUntil"
       FROM bookings WHERE id = $1`,
      [id],
    )
    if (!rows[0]) return null
    const { saidAt, ...row } = rows[0]
    return { ...row, saidOn: saidAt === null ? null : dayAt(saidAt) }
  },
}

/** The property's day at an instant. */
export function dayAt(at: Date): EpochDay {
  return momentInAmsterdam(at.getTime()).today
}

/** Locks the type of a booking's room: nights that are free now are given to nobody meanwhile. */
export async function lockItsRoomType(client: PoolClient, { id }: { id: string }): Promise<void> {
  const { rows } = await client.query<{ type: number }>(
    'SELECT room_type_id AS type FROM bookings WHERE id = $1',
    [id],
  )
  if (rows[0]) await lockRoomType(client, rows[0].type)
}
