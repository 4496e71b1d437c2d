import type { PoolClient } from 'pg'
import type { ZodType } from 'zod'
import {
  type Attendance,
  type AttendanceAction,
  type AttendedBooking,
  sayAttendance,
} from '../../../rules/bookings/attendance.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { type EpochDay, formatDay } from '../../../rules/calendar/day.ts'
import { plainError } from '../../errors/refused.ts'
import type { FactsCache } from '../../facts/facts-cache.ts'
import { balanceSql } from '../../folios/folios.ts'
import type { Mails } from '../../mail/mails.ts'
import { withdrawMails } from '../../mail/withdraw-mails.ts'
import type { Asked, DataOf } from '../../orders/acts.ts'
import type { OrderKind, Refusal } from '../../orders/orders.ts'
import type { SaleTerms } from '../../quotes/sale-terms.ts'
import { lockRoomType } from '../../rooms/room-type-lock.ts'
import { addEvent, type EventData } from '../../subjects/events.ts'
import { bookingSubject } from '../booking-changes.ts'

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
  async lock(client, id, press) {
    await client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [id])
    // Whose change it is: `booking_field_changes` notes it with every field.
    const { rows } = await client.query<Omit<ActedBooking, 'saidOn'> & { saidAt: Date | null }>(
      `SELECT id, number, state, total_cents AS "totalCents", ${balanceSql('bookings.folio_id')} AS "balanceCents", attendance,
         attendance_at AS "saidAt", room_id AS "roomId", persons, ${day('lower(stay)')} AS arrival,
         ${day('coalesce(sold_until, upper(stay))')} AS departure, ${day('upper(stay)')} AS "roomUntil",
         set_config('kamersleutel.by', $2, true), set_config('kamersleutel.staff_id', $3, true)
       FROM bookings WHERE id = $1`,
      [id, press?.by ?? '', press?.staffId ?? ''],
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

/** What staff say, and what becomes of the booking's room by it. */
interface Said {
  action: AttendanceAction
  /** The event that the timeline tells. */
  event: string
  data?: EventData
  /** The day until which the room is the booking's from now on; as it is where left out. */
  roomUntil?: EpochDay
}

/**
 * Says something of a booking's guests: judges it, writes it, notes the event and ends the mails
 * that make no sense any more.
 *
 * @returns why not; null when it was said
 */
export async function say(
  client: PoolClient,
  { order, at, by, changed }: Asked<ActedBooking>,
  { action, event, data = {}, roomUntil = order.roomUntil }: Said,
): Promise<Refusal | null> {
  const answer = sayAttendance(order, action, dayAt(at))
  if (!answer.ok) return plainError('booking-not-changeable', answer.text)
  await client.query(
    `UPDATE bookings SET attendance = $2, attendance_at = CASE WHEN $2 = 'expected' THEN NULL ELSE $3::timestamptz END, updated_at = $3,
       stay = daterange(lower(stay), $4::date), sold_until = CASE WHEN $4::date < $5::date THEN $5::date END
     WHERE id = $1`,
    [order.id, answer.attendance, at, formatDay(roomUntil), formatDay(order.departure)],
  )
  await addEvent(client, bookingSubject(order.id), { kind: event, at, by, data })
  const withdrawn = await withdrawMails(client, bookingSubject(order.id), event)
  for (const mail of withdrawn) changed('mails', mail)
  return null
}
