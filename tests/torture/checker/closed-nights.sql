-- No night is sold that staff had closed: a booking, or its longer stay, that was asked after the
-- closure was acknowledged. Both stand; who had booked before keeps the room.
WITH asked AS (
  SELECT o.id AS booking, a.seq, (o.said ->> 'arrival')::date AS arrival, (o.said ->> 'departure')::date AS departure
  FROM observed o
  JOIN observed a ON a.kind = 'booking' AND a.phase = 'asked' AND a.id = o.said ->> 'key'
  WHERE o.kind = 'booking' AND o.phase = 'acknowledged'
  UNION ALL
  SELECT o.said ->> 'booking', a.seq, (o.said ->> 'arrival')::date, (o.said ->> 'departure')::date
  FROM observed o
  JOIN observed a ON a.kind = 'act' AND a.phase = 'asked' AND a.id = o.id
  WHERE o.kind = 'act' AND o.phase = 'acknowledged' AND o.said ->> 'act' = 'change-stay'
), nights AS (
  -- Since when each night is asked for.
  SELECT booking, night::date, min(seq) AS seq
  FROM asked, generate_series(arrival, departure - 1, interval '1 day') AS night
  GROUP BY booking, night
), closed AS (
  SELECT o.seq, o.id, o.said ->> 'room' AS room,
    daterange((o.said ->> 'firstNight')::date, (o.said ->> 'lastNight')::date, '[]') AS nights
  FROM observed o
  WHERE o.kind = 'closure' AND o.phase = 'acknowledged'
    AND NOT EXISTS (SELECT FROM observed r WHERE r.kind = 'closure-removed' AND r.id = o.id)
)
SELECT 'closed night sold' AS kind, b.number AS id, 'closure ' || c.id AS said,
  'sold from ' || min(n.night) AS "is"
FROM closed c
JOIN bookings b ON b.room_id::text = c.room AND b.state IN ('held', 'confirmed') AND b.stay && c.nights
JOIN nights n ON n.booking = b.id::text AND n.seq > c.seq AND c.nights @> n.night AND b.stay @> n.night
GROUP BY b.number, c.id
