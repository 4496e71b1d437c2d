import { Inject, Injectable } from '@nestjs/common'
import type { BookingPayment } from '../../rules/bookings/booking-payment.ts'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { checkInHours } from '../../rules/stay-times/check-in-hours.ts'
import { checkOutMinute } from '../../rules/stay-times/check-out-minute.ts'
import { instantMs, epochDay } from '../database/house-days.ts'
import { importedSql } from '../database/imported-sql.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { balanceSql } from '../folios/folios.ts'
import { planMails } from '../mail/plan-mails.ts'
import type { BookingMailRecord } from '../mail/templates/booking-mail-record.ts'
import { writtenMails } from '../mail/mails-of-subject.ts'
import {
  type PaidSubject,
  type PaymentStep,
  paidSubjectSql,
  planPayments,
} from '../payments/plan-payments.ts'
import { type Milestone, type PlannedStep, StoredPlan } from '../subjects/subject-plan.ts'
import type { StayRecord } from './stay-record.ts'

/** The steps a booking's workflow can take, each the name of its activity. */
export type BookingStep = PaymentStep | 'expireHold' | 'sendMail'

/** The `about` of `sendMail` is the kind of mail. */
export interface PlannedBookingStep extends PlannedStep {
  step: BookingStep
}

/**
 * What PostgreSQL says of one booking: all that the plan depends on. Instants are ms since 1970
 * UTC.
 */
export interface BookingRecord extends BookingMailRecord, PaidSubject {
  holdUntil: number | null
}

/**
 * What is still to be done for a booking, the earliest first; empty when nothing ever will be. The
 * workflow takes the first step and asks again; the timeline shows all of them. A pure function of
 * what is stored, so that a workflow can be made again from the booking's id alone.
 */
export function planBooking(booking: BookingRecord, now: number): PlannedBookingStep[] {
  const { state, holdUntil } = booking
  const isHeld = state === 'held' && holdUntil !== null
  const steps: PlannedBookingStep[] = [
    ...planPayments(booking, isHeld && holdUntil > now, now),
    ...(isHeld ? [{ step: 'expireHold', becomes: 'expired', dueAt: holdUntil } as const] : []),
    ...planMails('booking', booking, now),
  ]
  // A sort keeps the order of equals: money is dealt with before a mail tells of it.
  return steps.toSorted((a, b) => a.dueAt - b.dueAt)
}

const events = (kind: string) =>
  `FROM events e WHERE e.subject_kind = 'booking' AND e.subject_id = b.id AND e.kind = '${kind}'`

const PROPERTY_HAS_ADDRESS = `coalesce((SELECT value ->> 'email' FROM settings WHERE key = 'property'), '') <> ''`

// Since when the property wants to be told: older bookings are no news.
const PROPERTY_IS_TOLD = `b.made_by <> 'staff' AND ${PROPERTY_HAS_ADDRESS}
  AND coalesce(b.created_at >= (SELECT (value ->> 'since')::timestamptz FROM settings WHERE key = 'new-booking-mail'), false)`

// One statement is one snapshot: the state of the booking and that of its payments belong together.
const RECORD = `SELECT json_build_object(
  'state', b.state, 'attendance', b.attendance, 'guestMails', b.mails, 'madeBy', b.made_by, 'hasEmail', b.email <> '',
  'propertyIsTold', ${PROPERTY_IS_TOLD},
  'imported', ${importedSql('bookings', 'b.id')},
  'arrival', ${epochDay('lower(b.stay)')}, 'departure', ${epochDay('upper(b.stay)')}, 'holdUntil', ${instantMs('b.hold_until')},
  ${paidSubjectSql('b.folio_id')},
  'cancellationMailed', (SELECT (e.data ->> 'mail')::boolean ${events('cancelled')} ORDER BY e.id DESC LIMIT 1),
  'stayChanges', (SELECT coalesce(json_agg(json_build_object('id', e.id::text, 'at', ${instantMs('e.at')}, 'from', e.data -> 'stays' -> 'from', 'to', e.data -> 'stays' -> 'to') ORDER BY e.id), '[]') ${events('stay-changed')}),
  'takenBack', (SELECT coalesce(json_agg(json_build_object('id', e.id::text, 'at', ${instantMs('e.at')}) ORDER BY e.id), '[]') ${events('attendance-taken-back')}),
  'lapsedAt', (SELECT ${instantMs('e.at')} ${events('expired')} ORDER BY e.id DESC LIMIT 1),
  'lapsedCents', CASE WHEN b.state = 'expired' AND ${PROPERTY_HAS_ADDRESS} THEN greatest(0, -${balanceSql('b.folio_id')}) ELSE 0 END,
  'mails', ${writtenMails("'booking'", 'b.id')}
) AS record FROM bookings b WHERE b.id = $1`

/** What is to be done for bookings. */
@Injectable()
export class BookingPlan extends StoredPlan<BookingRecord> {
  @Inject(FactsCache) private readonly facts!: FactsCache
  @Inject(Clock) private readonly clock!: Clock
  readonly kind = 'booking'
  protected readonly statement = RECORD

  plan(booking: BookingRecord, now: number): PlannedBookingStep[] {
    return planBooking(booking, now)
  }

  /** That it was made, which acceptance writes no event of, and when its guests are expected. */
  async milestonesOf(id: string): Promise<Milestone[]> {
    const { rows } = await this.pool.query<Row>(
      `SELECT state, attendance, payment, ${epochDay('lower(stay)')} AS arrival, ${epochDay('upper(stay)')} AS departure, created_at AS "createdAt",
       (SELECT by FROM folio_entries e WHERE e.folio_id = b.folio_id AND kind = 'sold' ORDER BY id LIMIT 1) AS "soldBy",
       (SELECT by FROM folio_entries e WHERE e.folio_id = b.folio_id AND kind = 'received' AND at = b.created_at ORDER BY id LIMIT 1) AS "paidBy"
     FROM bookings b WHERE id = $1`,
      [id],
    )
    if (!rows[0]) return []
    const expected = rows[0].state === 'confirmed' ? visit(rows[0], await this.facts.fresh()) : []
    return [...made(rows[0]), ...expected.filter(({ at }) => at > this.clock.now())]
  }
}

interface Row extends Pick<StayRecord, 'state' | 'attendance' | 'arrival' | 'departure'> {
  payment: BookingPayment
  createdAt: Date
  /** Who made it, and who said that it was paid already; null where it was not. */
  soldBy: string | null
  paidBy: string | null
}

/**
 * When the guests of a confirmed booking are expected, as long as staff have not said that they came or left: by itself
 * the clock ticks nothing.
 */
function visit(
  { attendance, arrival, departure }: Row,
  { property, facts: { readings } }: KnownProperty,
): Milestone[] {
  if (attendance === 'departed' || attendance === 'no-show') return []
  const checkIn = minuteIn(checkInHours(arrival, property.checkIn, readings['check-in']))
  const checkOut = checkOutMinute(readings['check-out-time'])
  const leaves = { kind: 'departure', at: instantInAmsterdam(departure, checkOut) }
  if (attendance !== 'expected') return [leaves]
  return [{ kind: 'arrival', at: instantInAmsterdam(arrival, checkIn) }, leaves]
}

function made({ state, payment, createdAt, soldBy: by, paidBy }: Row): Milestone[] {
  const at = createdAt.getTime()
  if (payment === 'online' || state === 'held') return [{ kind: 'held', at, by }]
  const paid = paidBy === null ? [] : [{ kind: 'paid', at, by: paidBy }]
  return [...paid, { kind: 'confirmed', at, by }]
}

/**
 * `15:00–18:00` begins at 900 minutes after midnight; what staff wrote otherwise counts as noon.
 */
function minuteIn(text: string): number {
  const [, hours, minutes] = /(\d{1,2})[:.](\d{2})/.exec(text) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : 12 * 60
}
