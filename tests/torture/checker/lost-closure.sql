-- A closure that was acknowledged stands with its nights, until it was asked to be taken away.
SELECT 'closure lost' AS kind, o.id,
  concat_ws(' ', o.said ->> 'room', o.said ->> 'firstNight', o.said ->> 'lastNight') AS said,
  coalesce(nullif(concat_ws(' ', c.room_id, lower(c.nights), upper(c.nights) - 1), ''), 'not there') AS "is"
FROM observed o
LEFT JOIN closures c ON c.id::text = o.id
WHERE o.phase = 'acknowledged' AND o.kind = 'closure'
  AND NOT EXISTS (SELECT FROM observed r WHERE r.kind = 'closure-removed' AND r.id = o.id)
  AND (c.room_id::text, lower(c.nights)::text, (upper(c.nights) - 1)::text) IS DISTINCT FROM
    (o.said ->> 'room', o.said ->> 'firstNight', o.said ->> 'lastNight')
UNION ALL
SELECT 'closure lost', o.id, 'taken away', 'still there'
FROM observed o
JOIN closures c ON c.id::text = o.id
WHERE o.phase = 'acknowledged' AND o.kind = 'closure-removed'
