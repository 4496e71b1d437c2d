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
import { searchPatterns } from '../requests/search-words.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { Clock } from '../environment/clock.ts'
import { balanceSql } from '../folios/folios.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_SEARCH_TEXT,
  BOOKING_TABLES,
  type BookingRow,
  bookingView,
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
    const conditions = conditionsOf(wanted, today, (value) => `$${values.push(value)}`)
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
    const by = SORTS[field]
      .split(', ')
      // Said only where something can be missing: the index on arrivals has no such order.
      .map((column) => `${column} ${order}${column === SORTS.roomNumber ? ' NULLS LAST' : ''}`)
      .join(', ')
    // Counted apart: in one statement with its rows, each of 100,000 would be read to its last
    // column for a page of 25.
    const [total, { rows }] = await Promise.all([
      this.count(where, [...values]),
      this.pool.query<BookingRow>(
        // The cast of the clock's instant gives $1 a type also where no column uses it.
        `SELECT ${BOOKING_COLUMNS}, $1::timestamptz FROM ${BOOKING_TABLES} ${where} ORDER BY ${by}, b.id ${order}
         LIMIT $${values.push(most)} OFFSET $${values.push(first)}`,
        values,
      ),
    ])
    return { rows: rows.map(bookingView), first, total }
  }

  private async count(where: string, values: unknown[]): Promise<number> {
    const { rows } = await this.pool.query<{ total: string }>(
      `SELECT count(*) AS total FROM bookings b CROSS JOIN (SELECT $1::timestamptz) AS clock ${where}`,
      values,
    )
    return Number(rows[0]!.total)
  }
}

/** Only the text of this file becomes SQL; what staff typed is a parameter. */
function conditionsOf(
  wanted: z.infer<typeof filter>,
  today: string,
  parameter: (value: unknown) => string,
): string[] {
  const conditions: string[] = []
  if (wanted.id) conditions.push(`b.id = ANY (${parameter(wanted.id)}::uuid[])`)
  if (wanted.state) conditions.push(`${stateAt('$1')} = ${parameter(wanted.state)}`)
  if (wanted.source) conditions.push(`b.source = ${parameter(wanted.source)}`)
  if (wanted.paid !== undefined)
    conditions.push(`(${balanceSql('b.folio_id')} <= 0) = ${parameter(wanted.paid)}`)
  if (wanted.roomTypeId !== undefined)
    conditions.push(`b.room_type_id = ${parameter(wanted.roomTypeId)}`)
  if (wanted.roomId !== undefined) conditions.push(`b.room_id = ${parameter(wanted.roomId)}`)
  if (wanted.live !== undefined)
    conditions.push(`(${stateAt('$1')} IN ('held', 'confirmed')) = ${parameter(wanted.live)}`)
  if (wanted.ended !== undefined) {
    const day = `${parameter(today)}::date`
    const left = `(upper(b.stay) < ${day} OR (upper(b.stay) = ${day} AND b.attendance = 'departed'))`
    const over = `(${left} OR ${stateAt('$1')} IN ('cancelled', 'expired'))`
    conditions.push(wanted.ended ? over : `NOT ${over}`)
  }
  if (wanted.from) conditions.push(`upper(b.stay) > ${parameter(wanted.from)}::date`)
  if (wanted.until) conditions.push(`lower(b.stay) < ${parameter(wanted.until)}::date`)
  if (wanted.q) {
    for (const pattern of searchPatterns(wanted.q))
      conditions.push(`${BOOKING_SEARCH_TEXT} LIKE ${parameter(pattern)}`)
  }
  return conditions
}
