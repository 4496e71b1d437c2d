import type { PoolClient } from 'pg'
import {
  type AttendanceAction,
  type AttendedBooking,
  sayAttendance,
} from '../../../rules/bookings/attendance.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import { type EpochDay, formatDay } from '../../../rules/calendar/day.ts'
import type { ApiError } from '../../errors/api-error.ts'
import { plainError } from '../../errors/refused.ts'
import type { Notifier } from '../../database/notifier.ts'
import { withdrawMails } from '../../mail/withdraw-mails.ts'
import { addEvent, type EventData } from '../../subjects/events.ts'
import { bookingSubject } from '../booking-changes.ts'
import type { AskedAct } from '../staff-acts.ts'

/** A booking as the acts at the door read it. */
export interface AtTheDoor extends AttendedBooking {
  roomId: number | null
  persons: number
  /** The day until which the room is the booking's: before `departure` for a no-show. */
  roomUntil: EpochDay
}

const day = (column: string) => `${column} - date '1970-01-01'`

/** What the property says today of a booking whose row is locked. */
export async function atTheDoor(client: PoolClient, bookingId: string): Promise<AtTheDoor> {
  const { rows } = await client.query<Omit<AtTheDoor, 'saidOn'> & { saidAt: Date | null }>(
    `SELECT state, attendance, attendance_at AS "saidAt", room_id AS "roomId", persons, ${day('lower(stay)')} AS arrival,
       ${day('coalesce(sold_until, upper(stay))')} AS departure, ${day('upper(stay)')} AS "roomUntil"
     FROM bookings WHERE id = $1`,
    [bookingId],
  )
  const { saidAt, ...row } = rows[0]!
  return { ...row, saidOn: saidAt === null ? null : dayAt(saidAt) }
}

/** The property's day at an instant. */
export function dayAt(at: Date): EpochDay {
  return momentInAmsterdam(at.getTime()).today
}

/** What staff say, and what becomes of the booking's room by it. */
interface Said {
  action: AttendanceAction
  /** The event that the timeline tells. */
  event: string
  data?: EventData
  /** The day until which the room is the booking's from now on; as it is where left out. */
  roomUntil?: EpochDay
  asked: AskedAct<unknown>
  notifier: Notifier
}

/**
 * Says something of a booking's guests: judges it, writes it, notes the event and ends the mails
 * that make no sense any more.
 *
 * @returns why not; null when it was said
 */
export async function say(
  client: PoolClient,
  before: AtTheDoor,
  { action, event, data = {}, roomUntil = before.roomUntil, asked, notifier }: Said,
): Promise<ApiError['error'] | null> {
  const { booking, at, by, afterCommit } = asked
  const answer = sayAttendance(before, action, dayAt(at))
  if (!answer.ok) return plainError('booking-not-changeable', answer.text)
  await client.query(
    `UPDATE bookings SET attendance = $2, attendance_at = CASE WHEN $2 = 'expected' THEN NULL ELSE $3::timestamptz END, updated_at = $3,
       stay = daterange(lower(stay), $4::date), sold_until = CASE WHEN $4::date < $5::date THEN $5::date END
     WHERE id = $1`,
    [booking.id, answer.attendance, at, formatDay(roomUntil), formatDay(before.departure)],
  )
  await addEvent(client, bookingSubject(booking.id), { kind: event, at, by, data })
  const withdrawn = await withdrawMails(client, bookingSubject(booking.id), event)
  afterCommit(() => {
    for (const id of withdrawn) notifier.say('changed', JSON.stringify({ noun: 'mails', id }))
  })
  return null
}
