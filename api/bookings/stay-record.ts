import type { ClientBase, Pool, PoolClient } from 'pg'
import type { StayRefusalReason } from '../../rules/availability/stay-refusal.ts'
import type { Attendance, AttendedBooking } from '../../rules/bookings/attendance.ts'
import type { BookingState } from '../../rules/bookings/booking-state.ts'
import type { Party } from '../../rules/bookings/party.ts'
import { payLinkLastDay } from '../../rules/bookings/pay-link-last-day.ts'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type EpochDay, formatDay } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import type { RuleNumbers } from '../../rules/rule-numbers/catalogue.ts'
import type { SourceMails, SourceTax } from '../../rules/sources/source.ts'
import { houseDay, epochDay } from '../database/house-days.ts'
import { balanceSql, quotesSql, writtenOffSql } from '../folios/folios.ts'
import { type RefundStanding, refundStandingSql } from '../payments/refund-standing.ts'
import {
  type SoldConditions,
  type StoredConditions,
  soldConditions,
  soldConditionsSql,
} from '../quotes/sold-conditions.ts'
import { type Subject, addEvent } from '../subjects/events.ts'

/**
 * Until when a link that is sent today pays what is open, ms since 1970 UTC: the end of its last day.
 */
export function payLinkEnd(
  today: EpochDay,
  departure: EpochDay,
  numbers: Pick<RuleNumbers, 'pay-link.days'>,
): number {
  return instantInAmsterdam(payLinkLastDay(today, departure, numbers) + 1, 0)
}

/** The end of the link of a booking that is confirmed and not paid; null for any other. */
export const payLinkUntilSql = (state: string, balance: string) =>
  `CASE WHEN ${state} = 'confirmed' AND ${balance} > 0 THEN b.pay_link_until END`

/** A booking as outbox, events and workflows name it. Its folio has the same id. */
export function bookingSubject(id: string): Subject {
  return { kind: 'booking', id }
}

/**
 * A booking and its money as they were when they were read, in one statement. Acts, payments and
 * changes of its stay decide from it.
 */
export interface StayRecord extends AttendedBooking {
  id: string
  number: string
  /** Which mails its guest gets. */
  guestMails: SourceMails
  /** How its tourist tax reaches the municipality. */
  touristTax: SourceTax
  /** Staff entered it. */
  isOfStaff: boolean
  /** A channel sold it, without its price and the number of persons (`withoutPrice`). */
  isUnpriced: boolean
  /** The channel that sold it was paid. */
  isPaidToChannel: boolean
  roomTypeId: number
  roomTypeName: string
  roomKind: RoomType['kind']
  roomId: number | null
  pinned: boolean
  /** The day until which the room is the booking's: before `departure`, as sold, for a no-show. */
  roomUntil: EpochDay
  party: Party
  persons: number
  /** Integer cents; the balance is what is still to pay. */
  totalCents: number
  balanceCents: number
  writtenOffCents: number
  refunds: RefundStanding
  /** What it was sold with, oldest first. */
  quotes: Quote[]
  /** The day on which it was sold, and the conditions of cancelling then. */
  soldOn: EpochDay
  conditions: SoldConditions
  /** Of a hold: until when the room is kept, and until when that was promised. */
  holdUntil: Date | null
  promisedUntil: Date | null
  /** The end of the link that pays it; null: it has none. */
  payLinkUntil: Date | null
  /** The day on which the rest is due of what was paid in part, where one was said. */
  restDueOn: EpochDay | null
  /** The warnings that staff overruled for its stay, and why; '' where none. */
  overruled: StayRefusalReason[]
  overruleReason: string
  version: number
  /** The fields whose changes are noted, as texts. */
  fields: Record<Field, string>
}

/** A field of a booking: who has the booking open is told when somebody else changes it. */
type Field =
  | 'name'
  | 'email'
  | 'phone'
  | 'notes'
  | 'language'
  | 'room'
  | 'roomType'
  | 'arrival'
  | 'departure'
  | 'persons'

/** The fields of a booking `b`, as SQL. */
const FIELDS = `jsonb_build_object('name', b.name, 'email', b.email, 'phone', b.phone, 'notes', b.notes, 'language', b.language,
  'room', coalesce((SELECT number::text FROM rooms WHERE id = b.room_id), ''), 'roomType', (SELECT name FROM room_types WHERE id = b.room_type_id),
  'arrival', lower(b.stay)::text, 'departure', upper(b.stay)::text, 'persons', b.persons::text)`

/**
 * Whether a channel sold a booking `b` and nobody typed its price yet, as SQL: nothing was sold but the
 * tourist tax of who arrived.
 */
export const withoutPrice = `b.made_by = 'channel' AND b.total_cents = (
    SELECT coalesce(sum(l.cents), 0) FROM folio_lines l WHERE l.folio_id = b.folio_id AND l.item = 'tourist-tax')`

const RECORD = `SELECT b.id, b.number, b.state, b.mails AS "guestMails", b.tourist_tax AS "touristTax", b.made_by = 'staff' AS "isOfStaff", ${withoutPrice} AS "isUnpriced", b.payment = 'by-channel' AS "isPaidToChannel", b.room_type_id AS "roomTypeId", t.name AS "roomTypeName",
  t.kind AS "roomKind", b.room_id AS "roomId", b.pinned, ${epochDay('lower(b.stay)')} AS arrival, ${epochDay('coalesce(b.sold_until, upper(b.stay))')} AS departure,
  ${epochDay('upper(b.stay)')} AS "roomUntil", json_build_object('adults', b.adults, 'childAges', b.child_ages, 'residents', b.residents) AS party, b.persons,
  b.attendance, ${epochDay(houseDay('b.attendance_at'))} AS "saidOn", b.total_cents AS "totalCents", ${balanceSql('b.folio_id')} AS "balanceCents", ${writtenOffSql('b.folio_id')} AS "writtenOffCents",
  ${refundStandingSql('b.folio_id')} AS refunds, ${quotesSql('b.folio_id')} AS quotes,
  ${epochDay(houseDay('b.created_at'))} AS "soldOn", ${soldConditionsSql('b.folio_id')} AS conditions, b.hold_until AS "holdUntil",
  b.promised_until AS "promisedUntil", b.pay_link_until AS "payLinkUntil", ${epochDay('b.rest_due_on')} AS "restDueOn", b.overruled,
  coalesce(b.overrule_reason, '') AS "overruleReason", b.version, ${FIELDS} AS fields
  FROM bookings b JOIN room_types t ON t.id = b.room_type_id WHERE b.id = $1`

type StoredStay = Omit<StayRecord, 'conditions'> & { conditions: StoredConditions }

/** Reads a booking; null where there is none. */
export async function loadStay(on: Pool | PoolClient, id: string): Promise<StayRecord | null> {
  const { rows } = await on.query<StoredStay>({
    name: 'stay-record',
    text: RECORD,
    values: [id],
  })
  if (!rows[0]) return null
  return { ...rows[0], conditions: soldConditions(rows[0].conditions) }
}

/**
 * Reads a booking, and locks it until the transaction ends. The caller has locked its folio.
 */
export async function lockStay(client: PoolClient, id: string): Promise<StayRecord | null> {
  await client.query('SELECT FROM bookings WHERE id = $1 FOR UPDATE', [id])
  return loadStay(client, id)
}

/** The columns that are written again after a booking is made. */
interface Columns {
  state: BookingState
  attendance: Attendance
  attendance_at: Date | null
  /** The nights for which it has its room (`nightsOf`). */
  stay: string
  /** The day until which it was sold, where the room is free before. */
  sold_until: string | null
  room_type_id: number
  room_id: number | null
  wanted_room_id: number | null
  pinned: boolean
  adults: number
  child_ages: readonly number[]
  residents: number
  overruled: readonly StayRefusalReason[]
  overrule_reason: string | null
  overruled_by: string | null
  name: string
  first_name: null
  last_name: null
  email: string
  phone: string
  notes: string
  language: string
  total_cents: number
  hold_until: null
  promised_until: null
  visitor: null
  pay_link_until: Date
  rest_due_on: string
}

/** A range of nights `[arrival, departure)`, as the column has it. */
export function nightsOf(arrival: EpochDay, departure: EpochDay): string {
  return `[${formatDay(arrival)},${formatDay(departure)})`
}

/** Empties what a booking has only while it is held. */
export const HOLD_OVER = { hold_until: null, promised_until: null, visitor: null } as const

/** The columns that the noted fields come from. */
const NOTED = [
  ...['name', 'email', 'phone', 'notes', 'language', 'room_id', 'room_type_id', 'stay'],
  ...['adults', 'child_ages'],
]

/** Who writes a booking, and when; null: nobody of staff. */
export interface Writer {
  by: string | null
  staffId: string | null
  at: Date
}

/**
 * Writes columns of a booking that is locked, and notes which fields differ from those in its record.
 * The record is not read again, so an act writes such fields in one call.
 */
export async function saveStay(
  client: PoolClient,
  { id, fields }: Pick<StayRecord, 'id' | 'fields'>,
  changes: Partial<Columns>,
  writer: Writer,
): Promise<void> {
  const columns = Object.keys(changes)
  const assigned = columns.map((column, index) => `${column} = $${index + 3}`)
  await client.query(
    `UPDATE bookings SET ${['updated_at = $2', ...assigned].join(', ')} WHERE id = $1`,
    [id, writer.at, ...Object.values(changes)],
  )
  if (columns.some((column) => NOTED.includes(column)))
    await noteFieldChanges(client, { [id]: fields }, writer)
}

/**
 * Confirms a booking that holds a room, or was just given one again. The caller has checked that its
 * state allows it.
 */
export async function confirmStay(
  client: PoolClient,
  stay: StayRecord,
  writer: Writer,
): Promise<void> {
  await saveStay(client, stay, { state: 'confirmed', ...HOLD_OVER }, writer)
  await addEvent(client, bookingSubject(stay.id), { kind: 'confirmed', at: writer.at })
}

/**
 * Notes which fields of bookings differ from before, in the transaction that wrote them: who has an
 * older version on the screen is told, field by field. `saveStay` calls it; whoever writes such a field
 * of several bookings at once calls it too.
 *
 * @param before by the ids of bookings, the fields that may have been written
 */
export async function noteFieldChanges(
  client: ClientBase,
  before: Readonly<Record<string, Partial<Record<Field, string>>>>,
  { by, staffId, at }: Writer,
): Promise<void> {
  await client.query(
    `INSERT INTO booking_field_changes (booking_id, version, field, was, became, by, staff_id, at)
     SELECT b.id, b.version, was.field, was.text, became.fields ->> was.field, $2, $3, $4
     FROM jsonb_each($1) AS known (id, fields) JOIN bookings b ON b.id = known.id::uuid
       CROSS JOIN LATERAL (SELECT ${FIELDS} AS fields) AS became CROSS JOIN LATERAL jsonb_each_text(known.fields) AS was (field, text)
     WHERE was.text <> became.fields ->> was.field`,
    [JSON.stringify(before), by, staffId, at],
  )
}
