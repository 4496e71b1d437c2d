/** What a booking has while it is held and not after, as SQL. */
export const HOLD_OVER = 'hold_until = NULL, promised_until = NULL, visitor = NULL'

/**
 * Releases holds, as parts of a `WITH`: the bookings end, and what was sold is taken back from their
 * folios. `seen` is a part before it, with `id`, `folio_id` and `total_cents` of held bookings that
 * are locked; `$1` is now.
 */
export const RELEASED = `released AS (
    UPDATE bookings b SET state = 'expired', total_cents = 0, ${HOLD_OVER}, updated_at = $1 FROM seen WHERE b.id = seen.id RETURNING b.id),
  taken_back AS (
    INSERT INTO folio_entries (folio_id, kind, cents, at, note) SELECT folio_id, 'changed', -total_cents, $1, 'expired' FROM seen WHERE total_cents <> 0)`
