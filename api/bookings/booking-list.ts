import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import {
  type ListPage,
  listDay,
  listIds,
  listNumber,
  listQuestion,
  listWords,
} from '../requests/list-question.ts'
import { findBy } from '../requests/find-by.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { Clock } from '../environment/clock.ts'
import { endsAfter } from '../facts/ends-after.ts'
import { countRows } from '../requests/count-rows.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_SEARCH_TEXT,
  BOOKING_TABLES,
  type BookingRow,
  WHOLE_BOOKING,
  bookingView,
  isInState,
  stateAt,
} from './booking-rows.ts'
import type { BookingView } from './booking-views.ts'

/** What a list may be sorted by, and the columns that does it. */
const SORTS = {
  id: 'b.id',
  number: 'b.created_at',
  createdAt: 'b.created_at',
  arrival: 'lower(b.stay)',
  departure: 'upper(b.stay)',
  title: 'lower(coalesce(b.last_name,b.name)), lower(b.name)',
  guestName: 'lower(coalesce(b.last_name,b.name)), lower(b.name)',
  totalCents: 'b.total_cents',
  roomNumber: 'r.number',
  state: stateAt('$1'),
} as const

const filter = z.object({
  id: listIds(z.uuid()),
  q: listWords.optional(),
  state: z.enum(['held', 'confirmed', 'expired', 'cancelled']).optional(),
  source: z.enum(['own-website', 'booking.com', 'airbnb', 'bedandbreakfast.nl', 'none']).optional(),
  paid: z.boolean().optional(),
  roomTypeId: listNumber.optional(),
  roomId: listNumber.optional(),
  /** Those that take a room, or do not. */
  live: z.boolean().optional(),
  /** Those whose guests have left or that ended before, or the others: what the archive has. */
  ended: z.boolean().optional(),
  from: listDay.optional(),
  until: listDay.optional(),
})

/** What `GET /api/back-office/bookings` is asked with. */
export const bookingListQuestion = listQuestion(
  Object.keys(SORTS) as (keyof typeof SORTS)[],
  ['arrival', 'ASC'],
  filter,
)
export type BookingListQuestion = z.infer<typeof bookingListQuestion>

/** Staff's list of bookings. */
@Injectable()
export class BookingList {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  async page({
    first,
    most,
    sort: [field, order],
    filter: wanted,
  }: BookingListQuestion): Promise<ListPage<BookingView>> {
    const values: unknown[] = [new Date(this.clock.now())]
    const today = formatDay(this.clock.moment().today)
    const parameter = (value: unknown) => `$${values.push(value)}`
    const conditions = conditionsOf(wanted, today, parameter)
    conditions.push(...(await findBy(this.pool, BOOKINGS, wanted.q, parameter)))
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
    const by = SORTS[field]
      .split(', ')
      // Said only where something can be missing: the index on arrivals has no such order.
      .map((column) => `${column} ${order}${column === SORTS.roomNumber ? ' NULLS LAST' : ''}`)
      .join(', ')
    const [total, { rows }] = await Promise.all([
      // The clock's instant has a type also where no condition uses it.
      countRows(
        this.pool,
        `bookings b CROSS JOIN (SELECT $1::timestamptz) AS clock ${where}`,
        [...values],
        { first, most },
      ),
      // The page is chosen first: only its rows are read to their last column.
      this.pool.query<BookingRow>(
        `SELECT ${BOOKING_COLUMNS} FROM ${BOOKING_TABLES} WHERE b.id IN (
           SELECT b.id FROM bookings b LEFT JOIN rooms r ON r.id = b.room_id ${where} ORDER BY ${by}, b.id ${order}
           LIMIT $${values.push(most)} OFFSET $${values.push(first)})
         ORDER BY ${by}, b.id ${order}`,
        values,
      ),
    ])
    return { rows: rows.map(bookingView), first, total }
  }
}

const BOOKINGS = { from: 'bookings b', searchText: BOOKING_SEARCH_TEXT, whole: WHOLE_BOOKING }

/** Whether something of it is still to pay: few are open, and an index has them. */
const OPEN = `b.folio_id IN (SELECT folio_id FROM folio_balances WHERE balance_cents > 0)`

/** Only the text of this file becomes SQL; what staff typed is a parameter. */
function conditionsOf(
  wanted: z.infer<typeof filter>,
  today: string,
  parameter: (value: unknown) => string,
): string[] {
  const conditions: string[] = []
  if (wanted.id) conditions.push(`b.id = ANY (${parameter(wanted.id)}::uuid[])`)
  if (wanted.state) conditions.push(isInState('$1', wanted.state))
  if (wanted.source) conditions.push(`b.source = ${parameter(wanted.source)}`)
  if (wanted.paid !== undefined) conditions.push(wanted.paid ? `NOT ${OPEN}` : OPEN)
  if (wanted.roomTypeId !== undefined)
    conditions.push(`b.room_type_id = ${parameter(wanted.roomTypeId)}`)
  if (wanted.roomId !== undefined) conditions.push(`b.room_id = ${parameter(wanted.roomId)}`)
  if (wanted.live !== undefined)
    conditions.push(
      wanted.live ? isInState('$1', 'held', 'confirmed') : isInState('$1', 'cancelled', 'expired'),
    )
  if (wanted.ended !== undefined) {
    const day = `${parameter(today)}::date`
    const left = `(upper(b.stay) < ${day} OR (upper(b.stay) = ${day} AND b.attendance = 'departed'))`
    if (wanted.ended) conditions.push(`(${left} OR ${isInState('$1', 'cancelled', 'expired')})`)
    else
      conditions.push(`NOT ${left}`, isInState('$1', 'held', 'confirmed'), endsAfter(`${day} - 1`))
  }
  if (wanted.from) conditions.push(endsAfter(parameter(wanted.from)))
  if (wanted.until) conditions.push(`lower(b.stay) < ${parameter(wanted.until)}::date`)
  return conditions
}
