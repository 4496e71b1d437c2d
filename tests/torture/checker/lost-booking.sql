-- A booking that was acknowledged is there as it was sold, until somebody asked for it to change.
SELECT 'booking lost' AS kind, o.id,
  concat_ws(' ', o.said ->> 'number', o.said ->> 'arrival', o.said ->> 'departure',
    o.said ->> 'totalCents') AS said,
  coalesce(nullif(concat_ws(' ', b.number, lower(b.stay), upper(b.stay), sold.cents), ''), 'not there') AS "is"
FROM observed o
LEFT JOIN bookings b ON b.id::text = o.id
LEFT JOIN LATERAL (
  SELECT cents FROM folio_entries WHERE folio_id = b.folio_id AND kind = 'sold' ORDER BY id LIMIT 1
) AS sold ON true
WHERE o.phase = 'acknowledged' AND o.kind = 'booking' AND (
  b.id IS NULL
  OR b.number <> o.said ->> 'number'
  OR sold.cents <> (o.said ->> 'totalCents')::int OR sold.cents IS NULL
  OR (lower(b.stay)::text, upper(b.stay)::text) <> (o.said ->> 'arrival', o.said ->> 'departure')
    AND NOT EXISTS (
      SELECT FROM observed a WHERE a.kind = 'act' AND a.said ->> 'booking' = o.id
        AND a.said ->> 'act' IN ('change-stay', 'depart', 'no-show')))
UNION ALL
-- One key is one order, whatever was answered: each key has an address of its own.
SELECT 'booking doubled', o.id, 'one booking', string_agg(made.number, ' and ' ORDER BY made.number)
FROM observed o
JOIN (SELECT email, number FROM bookings UNION ALL SELECT email, number FROM breakfast_orders) AS made
  ON made.email = o.said ->> 'email'
WHERE o.phase = 'asked' AND o.kind IN ('booking', 'order')
GROUP BY o.id
HAVING count(*) > 1
UNION ALL
-- A hold that the clock jumped over had ended before its money came: it goes back (lost-refund.sql).
SELECT 'booking dropped', p.id, 'paid ' || p.cents, b.state
FROM paid p
JOIN bookings b ON b.id::text = p.folio
WHERE b.state <> 'confirmed'
  AND (b.state <> 'expired' OR p."to" IS NULL OR p."to" - p."from" < interval '10 minutes')
  AND NOT EXISTS (
    SELECT FROM observed a WHERE a.kind = 'act' AND a.said ->> 'booking' = b.id::text
      AND a.said ->> 'act' = 'cancel')
