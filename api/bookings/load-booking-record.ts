import type { Pool } from 'pg'
import { importedSql } from '../database/imported-sql.ts'
import { balanceSql } from '../folios/folios.ts'
import { writtenMails } from '../mail/written-mails.ts'
import { paymentRecordsSql, refundRecordsSql } from '../payments/plan-payments.ts'
import { refundStandingSql } from '../payments/refund-standing.ts'
import { refundWaitsSql } from '../payments/refund-wait.ts'
import type { BookingRecord } from './plan-booking.ts'

/**
 * Reads what the plan of a booking depends on, as of one moment; null when there is no such
 * booking.
 */
export async function loadBookingRecord(
  pool: Pool,
  bookingId: string,
): Promise<BookingRecord | null> {
  const { rows } = await pool.query<{ record: BookingRecord }>({
    name: 'booking-record',
    text: RECORD,
    values: [bookingId],
  })
  return rows[0]?.record ?? null
}

const ms = (column: string) => `round(extract(epoch FROM ${column}) * 1000)::float8`

const PROPERTY_HAS_ADDRESS = `coalesce((SELECT value ->> 'email' FROM settings WHERE key = 'property'), '') <> ''`

// Since when the property wants to be told: older bookings are no news.
const PROPERTY_IS_TOLD = `b.made_by <> 'staff' AND ${PROPERTY_HAS_ADDRESS}
  AND coalesce(b.created_at >= (SELECT (value ->> 'since')::timestamptz FROM settings WHERE key = 'new-booking-mail'), false)`

// By the readings that it was first sold with (`sale_terms`).
const MAILS_SOLD = `(
    SELECT terms.readings ->> ('mail.sources.' || b.source) FROM folio_entries entry JOIN sale_terms terms ON terms.id = entry.terms_id
    WHERE entry.folio_id = b.folio_id ORDER BY entry.id LIMIT 1)`

// One statement is one snapshot: the state of the booking and that of its payments belong together.
const RECORD = `SELECT json_build_object(
  'state', b.state, 'attendance', b.attendance, 'source', b.source, 'madeBy', b.made_by, 'hasEmail', b.email <> '',
  'mailsSold', ${MAILS_SOLD},
  'propertyIsTold', ${PROPERTY_IS_TOLD},
  'imported', ${importedSql('bookings', 'b.id')},
  'arrival', lower(b.stay) - date '1970-01-01', 'departure', upper(b.stay) - date '1970-01-01', 'holdUntil', ${ms('b.hold_until')},
  'payments', ${paymentRecordsSql('b.folio_id')},
  'refunds', ${refundRecordsSql('b.folio_id')},
  'cancellationMailed', (SELECT (e.data ->> 'mail')::boolean FROM events e WHERE e.subject_kind = 'booking' AND e.subject_id = b.id AND e.kind = 'cancelled' ORDER BY e.id DESC LIMIT 1),
  'stayChanges', (SELECT coalesce(json_agg(json_build_object('id', e.id::text, 'at', ${ms('e.at')}, 'from', e.data -> 'stays' -> 'from', 'to', e.data -> 'stays' -> 'to') ORDER BY e.id), '[]')
    FROM events e WHERE e.subject_kind = 'booking' AND e.subject_id = b.id AND e.kind = 'stay-changed'),
  'takenBack', (SELECT coalesce(json_agg(json_build_object('id', e.id::text, 'at', ${ms('e.at')}) ORDER BY e.id), '[]')
    FROM events e WHERE e.subject_kind = 'booking' AND e.subject_id = b.id AND e.kind = 'attendance-taken-back'),
  'lapsedAt', (SELECT ${ms('e.at')} FROM events e WHERE e.subject_kind = 'booking' AND e.subject_id = b.id AND e.kind = 'expired' ORDER BY e.id DESC LIMIT 1),
  'lapsedCents', CASE WHEN b.state = 'expired' AND ${PROPERTY_HAS_ADDRESS} THEN greatest(0, -${balanceSql('b.folio_id')}) ELSE 0 END,
  'refundStanding', ${refundStandingSql('b.folio_id')},
  'refundWaits', ${refundWaitsSql('b.folio_id')},
  'mails', ${writtenMails("'booking'", 'b.id')}
) AS record FROM bookings b WHERE b.id = $1`
