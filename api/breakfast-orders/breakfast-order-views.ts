import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import {
  breakfastOrderStates,
  orderStateAfter,
} from '../../rules/breakfast/breakfast-order-life.ts'
import { payableUntil } from '../../rules/breakfast/breakfast-order-times.ts'
import { slotLabel } from '../../rules/breakfast/delivery-slots.ts'
import { type EpochDay, formatDay, parseDay } from '../../rules/calendar/day.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import { summariseLines } from '../../rules/quotes/summarise-lines.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { worded } from '../../rules/texts/words.ts'
import { orderCheckoutAddress } from '../../screens/guest-addresses.ts'
import { instantText } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { balanceSql, quoteSql } from '../folios/folios.ts'
import { either, equals, foundBy, fromDay, idIn, beforeDay } from '../lists/list-filters.ts'
import { Lists, listOf } from '../lists/list-of.ts'
import { type RefundStanding, byHandCents, refundStandingSql } from '../payments/refund-standing.ts'
import type {
  BreakfastOrderDetailView,
  BreakfastOrderStatusView,
  StaffBreakfastOrderView,
} from './breakfast-order-shapes.ts'
import { allBackUntil } from './breakfast-order.ts'
import type { Language } from '../../rules/texts/languages.ts'

/** What guest and staff both see of an order `o`. */
const COLUMNS = `o.id, o.number, o.state, o.cancelled_because AS "cancelledBecause", o.name, o.email, o.phone, o.receiver,
  o.delivery_day::text AS day, o.slot, o.street, o.house_number AS "houseNumber", o.postcode, o.city, o.here, o.adults, o.kids, o.notes,
  ${balanceSql('o.folio_id')} AS "balanceCents"`

/** The same with what follows from it. */
const seen = <Row extends { slot: number; balanceCents: number }>(row: Row, words: Words) => ({
  ...row,
  slotLabel: slotLabel(words, row.slot),
  paid: row.balanceCents <= 0,
})

/** Staff's list of breakfast orders, as `GET /api/back-office/breakfast-orders` gives it. */
export const breakfastOrderList = listOf(
  {
    from: 'breakfast_orders',
    as: 'o',
    joins: 'LEFT JOIN bookings b ON b.id = o.booking_id LEFT JOIN rooms r ON r.id = b.room_id',
    columns: `${COLUMNS}, o.metres, o.failed_because AS "failedBecause", o.failed_note AS "failedNote", o.booking_id AS "bookingId",
      r.number AS "roomNumber", coalesce(b.number, nullif(o.booking_number, '')) AS "bookingNumber",
      o.total_cents AS "totalCents", o.language, o.version, ${instantText('o.created_at')} AS "createdAt"`,
    view: (row: Omit<StaffBreakfastOrderView, 'slotLabel' | 'paid'>, words: Words) =>
      seen(row, words),
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
      state: equals(z.enum(breakfastOrderStates), 'o.state'),
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

/** An order as its guest's pages read it, but for what the rules make of it. */
type StatusRow = Omit<
  BreakfastOrderStatusView,
  'slotLabel' | 'paymentUrl' | 'payUntil' | 'paid' | 'cancellableUntil' | 'lines'
>

const STATUS = `SELECT ${COLUMNS}, nullif(o.booking_number, '') AS "bookingNumber", ${quoteSql('o.folio_id')} AS quote,
    coalesce((SELECT state FROM payments WHERE folio_id = o.folio_id ORDER BY created_at DESC, id LIMIT 1),
      CASE WHEN ${balanceSql('o.folio_id')} <= 0 THEN 'paid' ELSE 'created' END) AS "paymentState",
    o.state = 'cancelled' AND ${balanceSql('o.folio_id')} = 0
      AND (SELECT coalesce(sum(e.cents), 0) > 0 FROM folio_entries e WHERE e.folio_id = o.folio_id AND e.kind = 'refunded') AS refunded
  FROM breakfast_orders o WHERE o.id = $1`

/** Breakfast orders as guests and staff see them. */
@Injectable()
export class BreakfastOrderViews {
  constructor(
    private readonly pool: Pool,
    private readonly lists: Lists,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
    private readonly inForce: WordsInForce,
    private readonly facts: FactsCache,
  ) {}

  /** All orders of a day, by slot, in whatever state. */
  async ofDay(day: EpochDay): Promise<StaffBreakfastOrderView[]> {
    const filter = { from: formatDay(day), until: formatDay(day + 1) }
    return this.lists.rows(breakfastOrderList, { sort: ['day', 'ASC'], filter })
  }

  /** As staff see one; null when there is no such order. */
  async detail(id: string): Promise<BreakfastOrderDetailView | null> {
    const found = await this.lists.one<DetailRow>(breakfastOrderList, id, DETAIL)
    if (!found) return null
    const { quote, refunds, ...order } = found
    const day = parseDay(order.day)!
    const paidCents = order.totalCents - Math.max(0, order.balanceCents)
    return {
      ...order,
      lines: worded(this.inForce.words, summariseLines(quote)),
      paidCents,
      refundIsChoice: paidCents > 0 && this.clock.now() >= allBackUntil({ ...order, day }),
      refundByHand: { cents: byHandCents(refunds), refundIds: refunds.refusedIds },
    }
  }

  /**
   * What the guest's pages show: how an order really stands, whatever the address that the guest came
   * back with says. Null when there is no such order.
   */
  async status(id: string, language: Language): Promise<BreakfastOrderStatusView | null> {
    const { rows } = await this.pool.query<StatusRow>(STATUS, [id])
    if (!rows[0]) return null
    const { wordsIn, ownIn } = await this.facts.fresh()
    const words = wordsIn(language)
    const order = seen(rows[0], words)
    const { state, paid } = order
    const quote = ownIn(language).translateQuote(order.quote)
    const now = this.clock.now()
    const day = parseDay(order.day)!
    const until = payableUntil(day)
    const isPayable = state === 'placed' ? now < until : state === 'confirmed'
    const cancellable = allBackUntil({ ...order, day })
    const isCancellable = orderStateAfter(state, 'cancel') !== null && now < cancellable
    return {
      ...order,
      paymentUrl: isPayable && !paid ? orderCheckoutAddress(this.address.url, id) : null,
      payUntil: state === 'placed' && isPayable ? new Date(until).toISOString() : null,
      cancellableUntil: isCancellable ? new Date(cancellable).toISOString() : null,
      quote,
      lines: worded(words, summariseLines(quote)),
    }
  }
}
