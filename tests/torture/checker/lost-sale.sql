-- A sale at the desk that was acknowledged is there with its number, and its money is in its folio.
SELECT 'sale lost' AS kind, o.id,
  concat_ws(' ', o.said ->> 'number', o.said ->> 'cents', o.said ->> 'method') AS said,
  coalesce(nullif(concat_ws(' ', s.number, money.cents, s.method), ''), 'not there') AS "is"
FROM observed o
LEFT JOIN sales s ON s.id::text = o.id AND s.step = 'done'
LEFT JOIN LATERAL (
  SELECT -coalesce(sum(cents), 0) AS cents FROM folio_entries
  WHERE folio_id = s.id AND kind = 'received' AND method = s.method
) AS money ON true
WHERE o.phase = 'acknowledged' AND o.kind = 'sale' AND (
  s.id IS NULL
  OR (s.number, money.cents, s.method) IS DISTINCT FROM
    (o.said ->> 'number', (o.said ->> 'cents')::bigint, o.said ->> 'method'))
