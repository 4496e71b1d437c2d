import type { PoolClient } from 'pg'
import type { ZodType } from 'zod'
import { type BookingAction, stateAfter } from '../../../rules/bookings/booking-life.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../../rules/calendar/day.ts'
import type { Text } from '../../../rules/texts/message.ts'
import type { FieldChange } from '../../errors/api-error.ts'
import { Refused, plainError } from '../../errors/refused.ts'
import type { FactsCache } from '../../facts/facts-cache.ts'
import { withdrawMails } from '../../mail/mails-of-subject.ts'
import type { Mails } from '../../mail/mails.ts'
import type { Asked, DataOf } from '../../orders/acts.ts'
import type { OrderKind } from '../../orders/orders.ts'
import type { SaleTerms } from '../../quotes/sale-terms.ts'
import { lockRoomType } from '../../rooms/room-type-lock.ts'
import { type EventData, addEvent } from '../../subjects/events.ts'
import { type StayRecord, bookingSubject, lockStay } from '../stay-record.ts'

const NOT_MORE = 'Dat kan bij deze boeking niet meer.'
const MEANWHILE =
  'Deze boeking is intussen door iemand anders gewijzigd. Kijk wat er veranderde en sla opnieuw op.'

/** What acts need beside the database. */
export interface BookingServices {
  mails: Mails
  terms: SaleTerms
  facts: FactsCache
}

/** An act on a booking, by the shape of what was filled in. */
export type AskedOf<Shape extends ZodType> = Asked<StayRecord, DataOf<Shape>>

export const BOOKING: OrderKind<StayRecord> = {
  kind: 'booking',
  noun: 'bookings',
  unknown: 'Deze boeking bestaat niet.',
  unfit: plainError('booking-not-changeable', NOT_MORE),
  allows: ({ state }, act) => stateAfter(state, act as BookingAction) !== null,
  lock: lockStay,
}

/** What does not fit a booking. */
export const notChangeable = (text: Text = NOT_MORE) =>
  new Refused(plainError('booking-not-changeable', text))

/** The property's day at an instant. */
export function dayAt(at: Date): EpochDay {
  return momentInAmsterdam(at.getTime()).today
}

/** Notes what was done, and ends the mails that wait and make no sense after it. */
export async function noteAct(
  client: PoolClient,
  { order: { id }, at, by, changed }: Asked<StayRecord>,
  kind: string,
  data: EventData,
): Promise<void> {
  await addEvent(client, bookingSubject(id), { kind, at, by, data })
  for (const mail of await withdrawMails(client, bookingSubject(id), kind)) changed('mails', mail)
}

/**
 * Locks the type of a booking's room, and others with it, the lowest id first: nights that are free now
 * are given to nobody meanwhile. Its folio is locked by then, which keeps its type as it is.
 *
 * @returns the types, in that order
 */
export async function lockRoomTypes(
  client: PoolClient,
  id: string,
  others: readonly number[] = [],
): Promise<number[]> {
  const { rows } = await client.query<{ type: number }>(
    'SELECT room_type_id AS type FROM bookings WHERE id = $1',
    [id],
  )
  const types = [...new Set([...others, ...rows.map(({ type }) => type)])].toSorted((a, b) => a - b)
  for (const type of types) await lockRoomType(client, type)
  return types
}

/**
 * Refuses an act that writes fields where somebody else wrote any since the version on the screen,
 * with a line for each: from what it was then to what it is now. What came back to what it was is
 * left out, and so is what who asks changed themselves.
 */
export async function refuseChanged(
  client: PoolClient,
  { order: { id }, version, staffId }: Asked<StayRecord>,
): Promise<void> {
  if (version === undefined) return
  const { rows } = await client.query<Omit<FieldChange, 'at'> & { at: Date }>(
    `SELECT * FROM (
       SELECT field, (array_agg(was ORDER BY version))[1] AS "from", (array_agg(became ORDER BY version DESC))[1] AS "to",
         (array_agg(c.by ORDER BY version DESC))[1] AS by, max(at) AS at
       FROM booking_field_changes c WHERE booking_id = $1 AND version > $2 AND (c.staff_id IS NULL OR c.staff_id IS DISTINCT FROM $3) GROUP BY field) changes
     WHERE "from" <> "to" ORDER BY field`,
    [id, version, staffId],
  )
  if (rows.length === 0) return
  const changes = rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  throw new Refused({ reason: 'changed-meanwhile', text: MEANWHILE, changes })
}
