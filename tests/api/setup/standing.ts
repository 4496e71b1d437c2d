/** What a booking has while it is held and not after. */
const HOLD_GONE = 'hold_until = NULL, promised_until = NULL, visitor = NULL'

/**
 * Held bookings as they stand once they were paid by bank transfer, as SQL.
 *
 * @param which a condition; all of them unless told otherwise
 */
export const confirmedAndPaid = (which = 'true') => `WITH confirmed AS (
  UPDATE bookings SET state = 'confirmed', ${HOLD_GONE} WHERE state = 'held' AND ${which} RETURNING folio_id, total_cents)
  INSERT INTO folio_entries (folio_id, kind, method, cents, at, by) SELECT folio_id, 'received', 'bank', -total_cents, now(), 'staff' FROM confirmed`

/** Held bookings as they stand once they expired or were cancelled unpaid, as SQL. */
export const endedUnpaid = (state: 'expired' | 'cancelled', which = 'true') => `WITH seen AS (
    SELECT id, folio_id, total_cents FROM bookings WHERE state = 'held' AND ${which} FOR UPDATE),
  ended AS (UPDATE bookings b SET state = '${state}', total_cents = 0, ${HOLD_GONE} FROM seen WHERE b.id = seen.id)
  INSERT INTO folio_entries (folio_id, kind, cents, at) SELECT folio_id, 'changed', -total_cents, now() FROM seen`

/** That every payment was made though nothing was open, and went back, as SQL. */
export const paidTwiceAndBack = `WITH paid AS (
    UPDATE payments SET state = 'paid', method = 'ideal', received_cents = amount_cents RETURNING id, folio_id, amount_cents),
  entered AS (
    INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, payment_id)
    SELECT folio_id, kind, 'ideal', CASE kind WHEN 'received' THEN -amount_cents ELSE amount_cents END, now(), 'provider', id
    FROM paid, unnest('{received,refunded}'::text[]) AS kind)
  INSERT INTO refunds (id, payment_id, cents, state, created_at, updated_at) SELECT gen_random_uuid(), id, amount_cents, 'made', now(), now() FROM paid`

/** That what came in by bank transfer was a mistake, as SQL. */
export const receiptTakenBack = `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by)
  SELECT folio_id, 'received', 'bank', -cents, now(), 'staff' FROM folio_entries WHERE kind = 'received' AND method = 'bank'`
