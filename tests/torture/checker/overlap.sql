-- One live booking a room a night, counted night by night.
SELECT 'overlap' AS kind, format('room %s on %s', r.number, n.night) AS id,
  'one booking' AS said, string_agg(b.number, ' and ' ORDER BY b.number) AS "is"
FROM bookings b
JOIN rooms r ON r.id = b.room_id
CROSS JOIN LATERAL (
  SELECT lower(b.stay) + nth AS night FROM generate_series(0, upper(b.stay) - lower(b.stay) - 1) AS nth
) AS n
WHERE b.state IN ('held', 'confirmed')
GROUP BY r.number, n.night
HAVING count(*) > 1
UNION ALL
SELECT 'overlap', number, 'a room', 'none'
FROM bookings WHERE state IN ('held', 'confirmed') AND room_id IS NULL
