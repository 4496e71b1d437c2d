import { Injectable } from '@nestjs/common'
import { z } from 'zod'
import { payableUntil, refundedUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { deliverySlot } from '../../rules/breakfast/delivery-slots.ts'
import { type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import { summariseLines } from '../../rules/quotes/summarise-lines.ts'
import { instantText } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { balanceSql, quoteSql } from '../folios/folios.ts'
import { type RefundStanding, byHandCents, refundStandingSql } from '../payments/refund-standing.ts'
import { Lists, listOf } from '../lists/list-of.ts'
import { either, equals, foundBy, fromDay, idIn, beforeDay } from '../lists/list-filters.ts'
import type { BreakfastOrderDetailView, StaffBreakfastOrderView } from './breakfast-order-shapes.ts'

/** Staff's list of breakfast orders, as `GET /api/back-office/breakfast-orders` gives it. */
export const breakfastOrderList = listOf(
  {
    from: 'breakfast_orders',
    as: 'o',
    joins: 'LEFT JOIN bookings b ON b.id = o.booking_id LEFT JOIN rooms r ON r.id = b.room_id',
    columns: `o.id, o.number, o.state, o.cancelled_because AS "cancelledBecause", o.name, o.email, o.phone, o.receiver,
      o.delivery_day::text AS day, o.slot, o.street, o.house_number AS "houseNumber", o.postcode, o.city, o.here, o.adults, o.kids, o.notes,
      o.metres, o.failed_because AS "failedBecause", o.failed_note AS "failedNote", o.booking_id AS "bookingId", r.number AS "roomNumber",
      coalesce(b.number, nullif(o.booking_number, '')) AS "bookingNumber", ${balanceSql('o.folio_id')} AS "balanceCents",
      o.total_cents AS "totalCents", o.version, ${instantText('o.created_at')} AS "createdAt"`,
    view: (row: Omit<StaffBreakfastOrderView, 'slotLabel' | 'paid'>) => ({
      ...row,
      slotLabel: deliverySlot(row.slot)?.label ?? '',
      paid: row.balanceCents <= 0,
    }),
    sorts: {
      id: 'o.id',
      day: ['o.delivery_day', 'o.slot'],
      number: 'o.created_at',
      name: 'lower(o.name)',
      state: 'o.state',
      totalCents: 'o.total_cents',
    },
    filters: {
      id: idIn(z.uuid(), 'o.id'),
      q: foundBy({ from: 'breakfast_orders o', searchText: 'o.found_by' }),
      state: equals(z.enum(['placed', 'confirmed', 'delivered', 'cancelled']), 'o.state'),
      /** Those that are still to be paid or brought. */
      open: either(`o.state IN ('placed', 'confirmed')`),
      from: fromDay('o.delivery_day'),
      until: beforeDay('o.delivery_day'),
      bookingId: equals(z.uuid(), 'o.booking_id'),
    },
  },
  ['day', 'ASC'],
)

interface DetailRow extends StaffBreakfastOrderView {
  quote: PricedLines
  refunds: RefundStanding
  mails: BreakfastOrderDetailView['mails']
}

const DETAIL = `${quoteSql('o.folio_id')} AS quote, ${refundStandingSql('o.folio_id')} AS refunds,
  (SELECT coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'subject', m.subject, 'state', m.state, 'createdAt', ${instantText('m.created_at')}) ORDER BY m.created_at, m.id), '[]')
   FROM mails m WHERE m.subject_kind = 'breakfast-order' AND m.subject_id = o.id) AS mails`

/** Breakfast orders as staff see them. */
@Injectable()
export class StaffBreakfastOrders {
  constructor(
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  /** All orders of a day, by slot, in whatever state. */
  async ofDay(day: EpochDay): Promise<StaffBreakfastOrderView[]> {
    const filter = { from: formatDay(day), until: formatDay(day + 1) }
    return this.lists.rows(breakfastOrderList, { sort: ['day', 'ASC'], filter })
  }

  /** Null when there is no such order. */
  async one(id: string): Promise<BreakfastOrderDetailView | null> {
    const found = await this.lists.one<DetailRow>(breakfastOrderList, id, DETAIL)
    if (!found) return null
    const { quote, refunds, ...order } = found
    const day = parseDay(order.day)!
    const inTime = order.state === 'placed' ? payableUntil(day) : refundedUntil({ ...order, day })
    const paidCents = order.totalCents - Math.max(0, order.balanceCents)
    return {
      ...order,
      lines: summariseLines(quote),
      paidCents,
      refundIsChoice: paidCents > 0 && this.clock.now() >= inTime,
      refundByHand: { cents: byHandCents(refunds), refundIds: refunds.refusedIds },
    }
  }
}
