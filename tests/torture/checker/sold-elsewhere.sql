-- What a portal sold and has not begun is a stay that has a room on those nights, or is listed as double,
-- or a person is asked; night by night, for a portal merges its sales. What it sold no more is no stay.
WITH today AS (SELECT (now AT TIME ZONE 'Europe/Amsterdam')::date AS day FROM house),
sold AS (
  SELECT link_id, nth::date AS night FROM sold_elsewhere,
    generate_series(lower(nights), upper(nights) - 1, interval '1 day') AS nth
), listed AS (
  SELECT k.link_id, nth::date AS night, k.state, k.asks, k.failed, k.nights, b.id AS booking,
    b.state IN ('held', 'confirmed') AND b.stay @> nth::date AS stands
  FROM feed_blocks k LEFT JOIN bookings b ON b.id = k.booking_id,
    generate_series(lower(k.nights), upper(k.nights) - 1, interval '1 day') AS nth
)
SELECT 'sale elsewhere lost' AS kind, format('link %s on %s', s.link_id, min(s.night)) AS id,
  'a stay or double' AS said,
  coalesce(string_agg(DISTINCT concat_ws(' ', l.state, l.asks, CASE WHEN l.failed THEN 'failed' END), ', '), 'nothing') AS "is"
FROM sold s
LEFT JOIN listed l ON l.link_id = s.link_id AND l.night = s.night
GROUP BY s.link_id, s.night
HAVING NOT coalesce(bool_or(NOT l.failed AND (l.state = 'double' OR l.asks IS NOT NULL OR l.state = 'stay' AND l.stands)), false)
UNION ALL
SELECT 'stay of nobody', format('link %s on %s', l.link_id, min(l.night)), 'not sold', min(l.state)
FROM listed l, today
WHERE lower(l.nights) > today.day AND l.state IN ('stay', 'double') AND l.asks IS NULL
  AND NOT EXISTS (SELECT FROM sold s WHERE s.link_id = l.link_id AND s.night = l.night)
GROUP BY l.link_id, l.nights
UNION ALL
-- Also where nobody but its booking is left of it.
SELECT 'stay of nobody', b.number, 'of a channel', 'in no feed'
FROM bookings b, today
WHERE b.made_by = 'channel' AND b.state = 'confirmed' AND lower(b.stay) > today.day
  AND NOT EXISTS (SELECT FROM feed_blocks WHERE booking_id = b.id)
