-- Money received by hand ends a hold (reading `booking.part-paid`). Before 0073 a part of the price did
-- not: such holds, where they still keep their room, are confirmed as that receipt would do today. One
-- that is past its end stays as it is, for its room may be sold by now. A receipt that was taken back
-- counts for nothing.
WITH part_paid AS (
  SELECT b.id, sum(e.cents) AS balance FROM bookings b JOIN folio_entries e ON e.folio_id = b.folio_id
  WHERE b.state = 'held' AND b.hold_until > now()
  GROUP BY b.id
  HAVING sum(e.cents) FILTER (WHERE e.kind = 'received' AND e.method IN ('cash', 'pin', 'bank')
    AND (e.key IS NULL OR e.key LIKE 'receipt-%' OR e.key LIKE 'taken-back-%')) < 0),
confirmed AS (
  UPDATE bookings b SET state = 'confirmed', hold_until = NULL, promised_until = NULL, visitor = NULL, updated_at = now(),
    rest_due_on = CASE WHEN p.balance > 0 THEN coalesce(b.rest_due_on, lower(b.stay)) END
  FROM part_paid p WHERE b.id = p.id RETURNING b.id),
noted AS (
  INSERT INTO events (subject_kind, subject_id, kind, at) SELECT 'booking', id, 'confirmed', now() FROM confirmed)
INSERT INTO outbox (subject_kind, subject_id, topic) SELECT 'booking', id, 'payment-changed' FROM confirmed;
