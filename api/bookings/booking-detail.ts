import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { parseDay } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import { Clock } from '../environment/clock.ts'
import { ROOMS_OF_BOOKING } from './rooms-of-booking.ts'
import { BOOKING_COLUMNS, BOOKING_TABLES, type BookingRow, bookingView } from './booking-rows.ts'
import {
  type StoredConditions,
  soldConditions,
  soldConditionsSql,
} from '../quotes/sold-conditions.ts'
import { writtenOffOf } from '../folios/write-off.ts'
import { isReceipt } from './enter-receipt.ts'
import { cancellationOffer } from './cancellation-offer.ts'
import {
  type NightRegisterProfile,
  legalProfile,
  registerFields,
} from '../../rules/forms/night-register-profile.ts'
import { NIGHT_REGISTER_KEY } from '../settings/night-register-setting.ts'
import { type KeptRegisterRow, NIGHT_REGISTER } from './night-register.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { payPath } from '../../screens/guest-addresses.ts'
import type { BookingDetailView } from './booking-views.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { payLinkUntilSql } from './pay-link-end.ts'
import { balanceSql, quoteSql } from '../folios/folios.ts'
import { type RefundStanding, byHandCents, refundStandingSql } from '../payments/refund-standing.ts'

interface DetailRow extends BookingRow {
  room_kind: RoomType['kind']
  field_changes: BookingDetailView['fieldChanges']
  guest_notes: string | null
  rooms: BookingDetailView['rooms']
  wanted_room: number | null
  overruled: BookingDetailView['overruled']
  nightRegister: KeptRegisterRow[]
  registerSetting: Partial<NightRegisterProfile> | null
  quote: Quote
  conditions: StoredConditions
  payments: BookingDetailView['payments']
  refunds: RefundStanding
  pay_until: Date | null
  rest_due_on: string | null
  mails: BookingDetailView['mails']
  entries: BookingDetailView['entries']
  keys: { id: string; key: string }[]
}

/** More than anybody misses while a form is open. */
const LATEST_CHANGES = 30

const list = (what: string, from: string) =>
  `(SELECT coalesce(json_agg(${what} ORDER BY x.created_at, x.id), '[]') FROM ${from})`

const DETAIL = `SELECT ${BOOKING_COLUMNS}, t.kind AS room_kind, ${NIGHT_REGISTER} AS "nightRegister",
  (SELECT value FROM settings WHERE key = '${NIGHT_REGISTER_KEY}') AS "registerSetting", ${quoteSql('b.folio_id')} AS quote,
  ${soldConditionsSql('b.folio_id')} AS conditions,
  ${list(`json_build_object('id', x.id, 'state', x.state, 'amountCents', x.amount_cents, 'createdAt', x.created_at)`, 'payments x WHERE x.folio_id = b.folio_id')} AS payments,
  (SELECT coalesce(json_agg(json_build_object('id', e.id::text, 'kind', e.kind, 'method', e.method, 'cents', e.cents, 'at', e.at, 'by', e.by, 'note', e.note) ORDER BY e.id), '[]')
   FROM folio_entries e WHERE e.folio_id = b.folio_id) AS entries,
  (SELECT coalesce(json_agg(json_build_object('id', e.id::text, 'key', e.key) ORDER BY e.id), '[]')
   FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.key IS NOT NULL) AS keys,
  (SELECT coalesce(json_agg(c ORDER BY c.version DESC, c.field), '[]') FROM (
     SELECT version, field, was AS "from", became AS "to", by, at FROM booking_field_changes WHERE booking_id = b.id ORDER BY version DESC LIMIT ${LATEST_CHANGES}) c) AS field_changes,
  nullif(nullif((SELECT was FROM booking_field_changes WHERE b.made_by = 'guest' AND booking_id = b.id AND field = 'notes' ORDER BY version LIMIT 1), ''), b.notes) AS guest_notes,
  ${ROOMS_OF_BOOKING} AS rooms, (SELECT number FROM rooms WHERE id = b.wanted_room_id) AS wanted_room,
  CASE WHEN b.overrule_reason IS NOT NULL THEN json_build_object('warnings', b.overruled, 'reason', b.overrule_reason, 'by', b.overruled_by) END AS overruled,
  ${refundStandingSql('b.folio_id')} AS refunds,
  CASE WHEN b.state = 'held' AND b.made_by = 'staff' THEN b.promised_until ELSE ${payLinkUntilSql('b.state', balanceSql('b.folio_id'))} END AS pay_until,
  CASE WHEN b.state = 'confirmed' AND ${balanceSql('b.folio_id')} > 0 THEN b.rest_due_on::text END AS rest_due_on,
  ${list(`json_build_object('id', x.id, 'kind', x.kind, 'subject', x.subject, 'state', x.state, 'createdAt', x.created_at)`, `mails x WHERE x.subject_kind = 'booking' AND x.subject_id = b.id`)} AS mails
  FROM ${BOOKING_TABLES} WHERE b.id = $2`

/** One booking as staff see it, with its payments, entries and mails. */
@Injectable()
export class BookingDetail {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  /** Null when there is no such booking. */
  async of(id: string): Promise<BookingDetailView | null> {
    const { facts } = await this.facts.fresh()
    const now = this.clock.now()
    const { rows } = await this.pool.query<DetailRow>(DETAIL, [new Date(now), id])
    const row = rows[0]
    if (!row) return null
    return {
      ...bookingView(row),
      guestNotes: row.guest_notes,
      fieldChanges: row.field_changes.map((one) => ({ ...one, at: iso(one.at) })),
      rooms: row.rooms,
      wantedRoomNumber: row.wanted_room,
      overruled: row.overruled,
      nightRegister: row.nightRegister,
      registerAsks: registerFields.filter(
        (field) => row.registerSetting?.[field] ?? legalProfile[field],
      ),
      quote: row.quote,
      payments: row.payments.map((payment) => ({ ...payment, createdAt: iso(payment.createdAt) })),
      entries: row.entries.map((entry) => ({ ...entry, at: iso(entry.at) })),
      payLink: row.pay_until && {
        until: row.pay_until.toISOString(),
        ended: row.pay_until.getTime() <= now,
        path: payPath({ bookingId: row.id, roomKind: row.room_kind }),
      },
      restDueOn: row.rest_due_on,
      receiptId: receiptIn(row),
      cancellation: cancellationOffer(
        {
          source: row.source,
          email: row.email,
          soldOn: momentInAmsterdam(row.created_at.getTime()).today,
          arrival: parseDay(row.arrival)!,
          totalCents: row.total_cents,
          balanceCents: row.balance_cents,
          writtenOffCents: writtenOffOf(row.entries),
          conditions: soldConditions(row.conditions),
          refundableCents: row.refunds.refundableCents,
        },
        momentInAmsterdam(now).today,
        facts.readings,
      ),
      refundByHand: { cents: byHandCents(row.refunds), refundIds: row.refunds.refusedIds },
      mails: row.mails.map((mail) => ({ ...mail, createdAt: iso(mail.createdAt) })),
    }
  }
}

/** The newest receipt of staff that was not taken back. */
function receiptIn({ entries, keys }: DetailRow): string | null {
  const keyOf = new Map(keys.map(({ id, key }) => [id, key]))
  const known = new Set(keyOf.values())
  const isOpen = (entry: DetailRow['entries'][number]) =>
    isReceipt({ ...entry, key: keyOf.get(entry.id) ?? null }) &&
    !known.has(`taken-back-${entry.id}`)
  return entries.findLast(isOpen)?.id ?? null
}

/** PostgreSQL's JSON writes an instant with its own offset. */
function iso(instant: string): string {
  return new Date(instant).toISOString()
}
