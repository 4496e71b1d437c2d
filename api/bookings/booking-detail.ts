import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { holdsUnpaid } from '../../rules/availability/live-stays.ts'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { parseDay, type EpochDay } from '../../rules/calendar/day.ts'
import { isCancellationMailed } from '../../rules/cancellation/cancellation-mail.ts'
import { describeConditions } from '../../rules/cancellation/describe-conditions.ts'
import { nameInGreeting } from '../../rules/forms/first-name-in.ts'
import {
  type NightRegisterProfile,
  legalProfile,
  registerFields,
} from '../../rules/forms/night-register-profile.ts'
import { mostWhoArrive } from '../../rules/rooms/persons-allowed.ts'
import type { SourceMails } from '../../rules/sources/source.ts'
import type { RoomType } from '../../rules/rooms/room.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import { type Language, storedLanguage } from '../../rules/texts/languages.ts'
import { worded } from '../../rules/texts/words.ts'
import { payPath, checkoutAddress, type ThankedBooking } from '../../screens/guest-addresses.ts'
import { houseDay, instantText, epochDay } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { balanceSql, quoteSql, writtenOffSql, receivedSql } from '../folios/folios.ts'
import { isReceipt } from '../payments/payment-owner.ts'
import type { PaymentState } from '../payments/payment.ts'
import { type RefundStanding, byHandCents, refundStandingSql } from '../payments/refund-standing.ts'
import {
  type StoredConditions,
  soldConditions,
  soldConditionsSql,
} from '../quotes/sold-conditions.ts'
import { NIGHT_REGISTER_KEY } from '../settings/night-register.ts'
import { arrivalWindowSql, guestsWishSql } from '../subjects/guests-plans.ts'
import { NIGHT_REGISTER } from './acts/attendance.ts'
import { refundOffer } from './acts/cancel.ts'
import type {
  BookingDetailView,
  BookingEntry,
  BookingView,
  BookingStatusView,
} from './booking-answer-shapes.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_TABLES,
  type BookingRow,
  bookingView,
  roomIsFree,
} from './booking-rows.ts'
import { type StayRecord, payLinkUntilSql } from './stay-record.ts'

interface StatusRow extends Pick<
  BookingStatusView,
  | 'id'
  | 'number'
  | 'state'
  | 'email'
  | 'balanceCents'
  | 'receivedCents'
  | 'refundedCents'
  | 'quote'
  | 'arrivalWindow'
  | 'wish'
> {
  /** Null where only the whole name is known. */
  firstName: string | null
  name: string
  promisedUntil: Date | null
  payUntil: Date | null
  sold: StoredConditions
  soldOn: EpochDay
  paymentState: PaymentState | null
}

/**
 * What /bedankt shows: how a booking really stands, whatever the address the guest came back with
 * says.
 */
@Injectable()
export class BookingStatus {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
  ) {}

  /** Null when there is no such booking. */
  async of(id: string, language: Language): Promise<BookingStatusView | null> {
    const { property, facts, wordsIn, ownIn } = await this.facts.fresh()
    const { rows } = await this.pool.query<StatusRow>(
      `SELECT b.id, b.number, CASE WHEN b.state = 'held' AND b.promised_until <= $2 THEN 'expired' ELSE b.state END AS state, b.first_name AS "firstName", b.name, b.email, b.promised_until AS "promisedUntil",
         ${arrivalWindowSql} AS "arrivalWindow", ${guestsWishSql} AS wish, ${payLinkUntilSql('b.state', balanceSql('b.folio_id'))} AS "payUntil", ${balanceSql('b.folio_id')} AS "balanceCents", ${quoteSql('b.folio_id')} AS quote,
         ${soldConditionsSql('b.folio_id')} AS sold, ${epochDay(houseDay('b.created_at'))} AS "soldOn",
         ${receivedSql('b.folio_id')} AS "receivedCents", last.state AS "paymentState",
         (SELECT coalesce(sum(e.cents), 0)::int FROM folio_entries e WHERE e.folio_id = b.folio_id AND e.kind = 'refunded') AS "refundedCents"
       FROM bookings b LEFT JOIN LATERAL (SELECT state FROM payments WHERE folio_id = b.folio_id ORDER BY created_at DESC, id LIMIT 1) last ON true
       WHERE b.id = $1`,
      [id, new Date(this.clock.now())],
    )
    if (!rows[0]) return null
    const { firstName, name, promisedUntil, payUntil, sold, soldOn, paymentState, ...booking } =
      rows[0]
    const { state, balanceCents, refundedCents, quote } = booking
    const roomType = facts.roomTypes.find(({ id: typeId }) => typeId === quote.roomTypeId)
    const holds =
      state === 'held' && (!roomType || holdsUnpaid(roomType, facts.readings['family.temporary']))
    const paid = balanceCents <= 0
    const linkEnded = payUntil !== null && payUntil.getTime() <= this.clock.now()
    const isBusy = paymentState === 'pending' || paymentState === 'authorized'
    const payable =
      !paid && ((state === 'confirmed' && !linkEnded) || (state === 'held' && !isBusy))
    const arrival = parseDay(quote.arrival)!
    const conditions = soldConditions(sold)
    return {
      ...booking,
      quote: ownIn(language).translateQuote(quote),
      paymentState: paymentState ?? (paid ? 'paid' : 'created'),
      paymentUrl: payable ? checkoutAddress(this.address.url, id) : null,
      holdUntil: holds ? (promisedUntil?.toISOString() ?? null) : null,
      payUntil: payUntil?.toISOString() ?? null,
      linkEnded,
      paid,
      refunded: state === 'expired' && balanceCents === 0 && refundedCents > 0,
      guestName: nameInGreeting(wordsIn(language), name, firstName),
      roomKind: roomType?.kind ?? 'ordinary',
      conditions: worded(
        wordsIn(language),
        describeConditions({ soldOn, arrival }, conditions.rows, conditions.readings),
      ),
      checkIn: checkInHours(arrival, property.checkIn, facts.readings['check-in']),
      checkOut: facts.readings['check-out-time'],
    }
  }
}

/**
 * Reads which page thanks the guest of a booking. An id that nobody knows is thanked as one of an
 * ordinary room: that page says that it is unknown.
 */
export async function thankedBooking(pool: Pool, bookingId: string): Promise<ThankedBooking> {
  const { rows } = await pool.query<Pick<ThankedBooking, 'roomKind' | 'madeBy' | 'language'>>(
    `SELECT t.kind AS "roomKind", b.made_by AS "madeBy", b.language FROM bookings b JOIN room_types t ON t.id = b.room_type_id WHERE b.id = $1`,
    [bookingId],
  )
  const language = storedLanguage(rows[0]?.language)
  return { bookingId, roomKind: 'ordinary', ...rows[0], language }
}

/** A booking as it is read: as the view has it, but for what the rules make of it. */
interface DetailRow
  extends
    BookingRow,
    Omit<
      BookingDetailView,
      | keyof BookingView
      | 'entries'
      | 'registerAsks'
      | 'arrivingPersons'
      | 'payLink'
      | 'receiptId'
      | 'cancellation'
      | 'refundByHand'
    > {
  guestMails: SourceMails
  roomKind: RoomType['kind']
  registerSetting: Partial<NightRegisterProfile> | null
  sold: Pick<StayRecord, 'soldOn' | 'writtenOffCents'> & { conditions: StoredConditions }
  refunds: RefundStanding
  payUntil: Date | null
  entries: (BookingEntry & { key: string | null })[]
}

/** More than anybody misses while a form is open. */
const LATEST_CHANGES = 30

/** The rooms that a booking `b` may have without changing its type: its own and the others. */
const ROOMS = `(SELECT coalesce(json_agg(json_build_object('id', x.id, 'number', x.number, 'label', x.label, 'isFree', ${roomIsFree('b.stay')}) ORDER BY x.number), '[]')
  FROM rooms x WHERE x.room_type_id = b.room_type_id AND (x.active OR x.id = b.room_id))`

const list = (what: string, from: string) =>
  `(SELECT coalesce(json_agg(${what} ORDER BY x.created_at, x.id), '[]') FROM ${from})`

const DETAIL = `SELECT ${BOOKING_COLUMNS}, b.mails AS "guestMails", b.tourist_tax AS "touristTax", t.kind AS "roomKind", ${NIGHT_REGISTER} AS "nightRegister",
  (SELECT value FROM settings WHERE key = '${NIGHT_REGISTER_KEY}') AS "registerSetting", ${quoteSql('b.folio_id')} AS quote,
  json_build_object('soldOn', ${epochDay(houseDay('b.created_at'))}, 'writtenOffCents', ${writtenOffSql('b.folio_id')}, 'conditions', ${soldConditionsSql('b.folio_id')}) AS sold,
  ${list(`json_build_object('id', x.id, 'state', x.state, 'amountCents', x.amount_cents, 'createdAt', ${instantText('x.created_at')})`, 'payments x WHERE x.folio_id = b.folio_id')} AS payments,
  (SELECT coalesce(json_agg(json_build_object('id', e.id::text, 'kind', e.kind, 'method', e.method, 'cents', e.cents, 'at', ${instantText('e.at')}, 'by', e.by, 'note', e.note, 'key', e.key) ORDER BY e.id), '[]')
   FROM folio_entries e WHERE e.folio_id = b.folio_id) AS entries,
  (SELECT coalesce(json_agg(c ORDER BY c.version DESC, c.field), '[]') FROM (
     SELECT version, field, was AS "from", became AS "to", by, ${instantText('at')} AS at FROM booking_field_changes WHERE booking_id = b.id ORDER BY version DESC LIMIT ${LATEST_CHANGES}) c) AS "fieldChanges",
  nullif(nullif((SELECT was FROM booking_field_changes WHERE b.made_by = 'guest' AND booking_id = b.id AND field = 'notes' ORDER BY version LIMIT 1), ''), b.notes) AS "guestNotes",
  ${ROOMS} AS rooms, (SELECT number FROM rooms WHERE id = b.wanted_room_id) AS "wantedRoomNumber",
  CASE WHEN b.overrule_reason IS NOT NULL THEN json_build_object('warnings', b.overruled, 'reason', b.overrule_reason, 'by', b.overruled_by) END AS overruled,
  ${refundStandingSql('b.folio_id')} AS refunds,
  CASE WHEN b.state = 'held' AND b.made_by = 'staff' THEN b.promised_until ELSE ${payLinkUntilSql('b.state', balanceSql('b.folio_id'))} END AS "payUntil",
  CASE WHEN b.state = 'confirmed' AND ${balanceSql('b.folio_id')} > 0 THEN b.rest_due_on::text END AS "restDueOn",
  ${list(`json_build_object('id', x.id, 'kind', x.kind, 'subject', x.subject, 'state', x.state, 'createdAt', ${instantText('x.created_at')})`, `mails x WHERE x.subject_kind = 'booking' AND x.subject_id = b.id`)} AS mails
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
    const { words, facts } = await this.facts.fresh()
    const now = this.clock.now()
    const { rows } = await this.pool.query<DetailRow>(DETAIL, [new Date(now), id])
    const row = rows[0]
    if (!row) return null
    const { roomKind, guestMails, registerSetting, sold, refunds, payUntil, entries, ...booking } =
      row
    const arrival = parseDay(booking.arrival)!
    const conditions = soldConditions(sold.conditions)
    const offer = refundOffer(
      { ...booking, ...sold, arrival, conditions },
      momentInAmsterdam(now).today,
    )
    return {
      ...bookingView(booking, words),
      arrivingPersons: booking.unpriced
        ? mostWhoArrive(facts.roomTypes.find((type) => type.id === booking.roomTypeId))
        : null,
      registerAsks: registerFields.filter(
        (field) => registerSetting?.[field] ?? legalProfile[field],
      ),
      payLink: payUntil && {
        until: payUntil.toISOString(),
        ended: payUntil.getTime() <= now,
        path: payPath({ bookingId: id, roomKind, language: storedLanguage(booking.language) }),
      },
      entries: entries.map((entry) => {
        const { key: _, ...shown } = entry
        return shown
      }),
      receiptId: receiptIn(entries),
      cancellation: {
        ...offer,
        onlineCents: Math.min(offer.paidCents, refunds.refundableCents),
        mailed: isCancellationMailed(guestMails, booking.email),
      },
      refundByHand: { cents: byHandCents(refunds), refundIds: refunds.refusedIds },
    }
  }
}

/** The newest receipt of staff that was not taken back. */
function receiptIn(entries: DetailRow['entries']): string | null {
  const keys = new Set(entries.map(({ key }) => key))
  const isOpen = (entry: DetailRow['entries'][number]) =>
    isReceipt(entry) && !keys.has(`taken-back-${entry.id}`)
  return entries.findLast(isOpen)?.id ?? null
}
