import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { parseDay } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import { checkOutMinute } from '../../rules/stay-times/check-out-minute.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { EventData } from '../subjects/events.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { BOOKING_COLUMNS, BOOKING_TABLES, type BookingRow, bookingView } from './booking-rows.ts'
import { type BookingHistory, bookingTimeline } from './booking-timeline.ts'
import type { BookingDetailView } from './booking-views.ts'
import { quoteSql } from '../folios/folios.ts'
import { type RefundStanding, byHandCents, refundStandingSql } from '../payments/refund-standing.ts'
import { loadBookingRecord } from './load-booking-record.ts'

interface DetailRow extends BookingRow {
  notes: string
  quote: Quote
  payments: BookingDetailView['payments']
  refunds: RefundStanding
  mails: (BookingDetailView['mails'][number] & { sentAt: string | null; recipient: string })[]
  events: { kind: string; at: string; by: string | null; data: EventData }[]
  entries: BookingDetailView['entries']
  paid_since: Date | null
}

const list = (what: string, from: string) =>
  `(SELECT coalesce(json_agg(${what} ORDER BY x.created_at, x.id), '[]') FROM ${from})`

const DETAIL = `SELECT ${BOOKING_COLUMNS}, b.notes, ${quoteSql('b.folio_id')} AS quote,
  ${list(`json_build_object('id', x.id, 'state', x.state, 'amountCents', x.amount_cents, 'createdAt', x.created_at)`, 'payments x WHERE x.folio_id = b.folio_id')} AS payments,
  (SELECT coalesce(json_agg(json_build_object('id', e.id::text, 'kind', e.kind, 'method', e.method, 'cents', e.cents, 'at', e.at, 'by', e.by, 'note', e.note) ORDER BY e.id), '[]')
   FROM folio_entries e WHERE e.folio_id = b.folio_id) AS entries,
  (SELECT min(e.at) FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.kind = 'received' AND e.by = 'channel') AS paid_since,
  ${refundStandingSql('b.folio_id')} AS refunds,
  ${list(`json_build_object('id', x.id, 'kind', x.kind, 'subject', x.subject, 'state', x.state, 'createdAt', x.created_at, 'sentAt', x.sent_at, 'recipient', x.recipient)`, `mails x WHERE x.subject_kind = 'booking' AND x.subject_id = b.id`)} AS mails,
  (SELECT coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at, 'by', e.by, 'data', e.data) ORDER BY e.id), '[]') FROM events e WHERE e.subject_kind = 'booking' AND e.subject_id = b.id) AS events
  FROM ${BOOKING_TABLES} WHERE b.id = $2`

/** One booking as staff see it, with its payments, mails and timeline. */
@Injectable()
export class BookingDetail {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Null when there is no such booking. */
  async of(id: string): Promise<BookingDetailView | null> {
    const { house, facts } = await this.facts.fresh()
    const now = this.clock.now()
    const [{ rows }, record] = await Promise.all([
      this.pool.query<DetailRow>(DETAIL, [new Date(now), id]),
      loadBookingRecord(this.pool, id),
    ])
    const row = rows[0]
    if (!row || !record) return null
    const times = {
      checkInMinute: minuteIn(
        checkInHours(parseDay(row.arrival)!, house.checkIn, facts.readings['check-in']),
      ),
      checkOutMinute: checkOutMinute(facts.readings['check-out-time']),
    }
    return {
      ...bookingView(row),
      notes: row.notes,
      quote: row.quote,
      payments: row.payments.map((payment) => ({ ...payment, createdAt: iso(payment.createdAt) })),
      entries: row.entries.map((entry) => ({ ...entry, at: iso(entry.at) })),
      refundByHand: { cents: byHandCents(row.refunds), refundIds: row.refunds.refusedIds },
      mails: row.mails.map(({ id: mailId, kind, subject, state, createdAt }) => ({
        id: mailId,
        kind,
        subject,
        state,
        createdAt: iso(createdAt),
      })),
      timeline: bookingTimeline(record, historyOf(row), times, now, this.environment),
    }
  }
}

function historyOf(row: DetailRow): BookingHistory {
  return {
    createdAt: row.created_at.getTime(),
    paidAt: row.paid_since?.getTime() ?? null,
    events: row.events.map((event) => ({ ...event, at: Date.parse(event.at) })),
    mails: row.mails.map(({ kind, state, createdAt, sentAt, recipient }) => ({
      kind,
      state,
      createdAt: Date.parse(createdAt),
      sentAt: sentAt === null ? null : Date.parse(sentAt),
      recipient,
    })),
  }
}

/**
 * `15:00–18:00` begins at 900 minutes after midnight; what staff wrote otherwise counts as noon.
 */
function minuteIn(text: string): number {
  const [, hours, minutes] = /(\d{1,2})[:.](\d{2})/.exec(text) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : 12 * 60
}

/** PostgreSQL's JSON writes an instant with its own offset. */
function iso(instant: string): string {
  return new Date(instant).toISOString()
}
