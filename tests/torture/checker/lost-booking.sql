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
-- One that was acknowledged under two numbers was made twice.
SELECT 'booking doubled', said ->> 'key', 'one booking', string_agg(DISTINCT id, ' and ')
FROM observed
WHERE phase = 'acknowledged' AND kind IN ('booking', 'order')
GROUP BY said ->> 'key'
HAVING count(DISTINCT id) > 1
UNION ALL
SELECT 'booking dropped', o.id, 'paid ' || (o.said ->> 'cents'), b.state
FROM observed o
JOIN bookings b ON b.folio_id::text = o.said ->> 'folio'
WHERE o.phase = 'acknowledged' AND o.kind = 'payment' AND b.state <> 'confirmed'
  AND NOT EXISTS (
    SELECT FROM observed a WHERE a.kind = 'act' AND a.said ->> 'booking' = b.id::text
      AND a.said ->> 'act' = 'cancel')
