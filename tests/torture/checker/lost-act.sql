-- What staff were told is done of a booking is done, and can be seen of it.
WITH acts AS (
  SELECT o.seq, o.id, o.said ->> 'booking' AS booking, o.said ->> 'act' AS act, o.said
  FROM observed o WHERE o.phase = 'acknowledged' AND o.kind = 'act'
)
SELECT 'act lost' AS kind, acts.id, acts.act || ' done' AS said, 'not there' AS "is"
FROM acts
WHERE NOT EXISTS (
  SELECT FROM presses p WHERE p.request_id = acts.id AND p.order_id::text = acts.booking AND p.waits IS NULL)
UNION ALL
SELECT 'act lost', acts.id, acts.act, concat_ws(' ', b.state, b.attendance, lower(b.stay), upper(b.stay))
FROM acts
JOIN bookings b ON b.id::text = acts.booking
WHERE acts.act = 'cancel' AND b.state <> 'cancelled'
  OR acts.act = 'arrive' AND b.attendance NOT IN ('arrived', 'departed')
  OR acts.act = 'depart' AND b.attendance <> 'departed'
  OR acts.act = 'change-stay'
    AND (lower(b.stay)::text, upper(b.stay)::text) <> (acts.said ->> 'arrival', acts.said ->> 'departure')
    AND NOT EXISTS (
      SELECT FROM observed later WHERE later.kind = 'act' AND later.said ->> 'booking' = acts.booking
        AND later.said ->> 'act' IN ('change-stay', 'depart') AND later.seq > acts.seq)
