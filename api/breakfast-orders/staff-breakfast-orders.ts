import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { payableUntil, refundedUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { deliverySlot } from '../../rules/breakfast/delivery-slots.ts'
import { type Day, parseDay } from '../../rules/calendar/day.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import { summariseLines } from '../../rules/quotes/summarise-lines.ts'
import { instantText } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { balanceSql, quoteSql } from '../folios/folios.ts'
import { type RefundStanding, byHandCents, refundStandingSql } from '../payments/refund-standing.ts'
import { countRows } from '../requests/count-rows.ts'
import {
  type ListPage,
  listDay,
  listIds,
  listQuestion,
  listWords,
} from '../requests/list-question.ts'
import { searchPatterns } from '../requests/search-words.ts'
import type { BreakfastOrderDetailView, StaffBreakfastOrderView } from './breakfast-order-view.ts'

/** What the list may be sorted by, and the columns that do it. */
const SORTS = {
  id: 'o.id',
  day: 'o.delivery_day, o.slot',
  number: 'o.created_at',
  name: 'lower(o.name)',
  state: 'o.state',
  totalCents: 'o.total_cents',
} as const

const filter = z.object({
  id: listIds(z.uuid()),
  q: listWords.optional(),
  state: z.enum(['placed', 'confirmed', 'delivered', 'cancelled']).optional(),
  /** Those that are still to be paid or brought. */
  open: z.boolean().optional(),
  from: listDay.optional(),
  until: listDay.optional(),
  bookingId: z.uuid().optional(),
})

/** What `GET /api/back-office/breakfast-orders` is asked with. */
export const breakfastListQuestion = listQuestion(
  Object.keys(SORTS) as (keyof typeof SORTS)[],
  ['day', 'ASC'],
  filter,
)
export type BreakfastListQuestion = z.infer<typeof breakfastListQuestion>

const COLUMNS = `o.id, o.number, o.state, o.cancelled_because AS "cancelledBecause", o.name, o.email, o.phone, o.receiver,
  o.delivery_day::text AS day, o.slot, o.street, o.house_number AS "houseNumber", o.postcode, o.city, o.here, o.adults, o.kids, o.notes,
  o.metres, o.failed_because AS "failedBecause", o.failed_note AS "failedNote", o.booking_id AS "bookingId", r.number AS "roomNumber", coalesce(b.number, nullif(o.booking_number, '')) AS "bookingNumber", ${balanceSql('o.folio_id')} AS "balanceCents",
  o.total_cents AS "totalCents", o.version, ${instantText('o.created_at')} AS "createdAt"`
const TABLES =
  'breakfast_orders o LEFT JOIN bookings b ON b.id = o.booking_id LEFT JOIN rooms r ON r.id = b.room_id'

type Row = Omit<StaffBreakfastOrderView, 'slotLabel' | 'paid'>

interface DetailRow extends Row {
  quote: PricedLines
  refunds: RefundStanding
  mails: BreakfastOrderDetailView['mails']
}

/** Breakfast orders as staff see them. */
@Injectable()
export class StaffBreakfastOrders {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  async page({
    first,
    most,
    sort: [field, order],
    filter: wanted,
  }: BreakfastListQuestion): Promise<ListPage<StaffBreakfastOrderView>> {
    const values: unknown[] = []
    const conditions = conditionsOf(wanted, (value) => `$${values.push(value)}`)
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
    const by = SORTS[field]
      .split(', ')
      .map((column) => `${column} ${order}`)
      .join(', ')
    const total = await countRows(this.pool, `breakfast_orders o ${where}`, values, { first, most })
    const { rows } = await this.pool.query<Row>(
      `SELECT ${COLUMNS} FROM ${TABLES} ${where} ORDER BY ${by}, o.id
       LIMIT $${values.push(most)} OFFSET $${values.push(first)}`,
      values,
    )
    return { rows: rows.map(viewOf), first, total }
  }

  /** All orders of a day, by slot, in whatever state. */
  async ofDay(day: Day): Promise<StaffBreakfastOrderView[]> {
    const { rows } = await this.pool.query<Row>(
      `SELECT ${COLUMNS} FROM ${TABLES} WHERE o.delivery_day = $1 ORDER BY o.slot, o.id`,
      [day],
    )
    return rows.map(viewOf)
  }

  /** Null when there is no such order. */
  async one(id: string): Promise<BreakfastOrderDetailView | null> {
    const { rows } = await this.pool.query<DetailRow>(
      `SELECT ${COLUMNS}, ${quoteSql('o.folio_id')} AS quote, ${refundStandingSql('o.folio_id')} AS refunds,
         (SELECT coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'subject', m.subject, 'state', m.state, 'createdAt', ${instantText('m.created_at')}) ORDER BY m.created_at, m.id), '[]')
          FROM mails m WHERE m.subject_kind = 'breakfast-order' AND m.subject_id = o.id) AS mails
       FROM ${TABLES} WHERE o.id = $1`,
      [id],
    )
    return rows[0] ? this.detail(rows[0]) : null
  }

  private detail({ quote, refunds, mails, ...row }: DetailRow): BreakfastOrderDetailView {
    const day = parseDay(row.day)!
    const inTime = row.state === 'placed' ? payableUntil(day) : refundedUntil({ ...row, day })
    const paidCents = row.totalCents - Math.max(0, row.balanceCents)
    return {
      ...viewOf(row),
      lines: summariseLines(quote),
      paidCents,
      refundIsChoice: paidCents > 0 && this.clock.now() >= inTime,
      refundByHand: { cents: byHandCents(refunds), refundIds: refunds.refusedIds },
      mails,
    }
  }
}

function viewOf(row: Row): StaffBreakfastOrderView {
  const slotLabel = deliverySlot(row.slot)?.label ?? ''
  return { ...row, slotLabel, paid: row.balanceCents <= 0 }
}

/** Only the text of this file becomes SQL; what staff typed is a parameter. */
function conditionsOf(
  wanted: z.infer<typeof filter>,
  parameter: (value: unknown) => string,
): string[] {
  const conditions: string[] = []
  if (wanted.id) conditions.push(`o.id = ANY (${parameter(wanted.id)}::uuid[])`)
  if (wanted.state) conditions.push(`o.state = ${parameter(wanted.state)}`)
  if (wanted.open !== undefined)
    conditions.push(`(o.state IN ('placed', 'confirmed')) = ${parameter(wanted.open)}`)
  if (wanted.from) conditions.push(`o.delivery_day >= ${parameter(wanted.from)}::date`)
  if (wanted.until) conditions.push(`o.delivery_day < ${parameter(wanted.until)}::date`)
  if (wanted.bookingId) conditions.push(`o.booking_id = ${parameter(wanted.bookingId)}`)
  for (const pattern of searchPatterns(wanted.q ?? ''))
    conditions.push(`o.found_by LIKE ${parameter(pattern)}`)
  return conditions
}
