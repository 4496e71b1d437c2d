-- A breakfast order that was acknowledged is there as it was sold, and stands once it was paid.
SELECT 'order lost' AS kind, o.id,
  concat_ws(' ', o.said ->> 'number', o.said ->> 'day', o.said ->> 'totalCents') AS said,
  coalesce(nullif(concat_ws(' ', b.number, b.delivery_day, b.total_cents), ''), 'not there') AS "is"
FROM observed o
LEFT JOIN breakfast_orders b ON b.id::text = o.id
WHERE o.phase = 'acknowledged' AND o.kind = 'order' AND (
  b.id IS NULL
  OR (b.number, b.delivery_day::text) <> (o.said ->> 'number', o.said ->> 'day')
  OR b.state <> 'cancelled' AND b.total_cents <> (o.said ->> 'totalCents')::int)
UNION ALL
SELECT 'order dropped', b.id::text, 'paid ' || (o.said ->> 'cents'), b.state
FROM observed o
JOIN breakfast_orders b ON b.folio_id::text = o.said ->> 'folio'
WHERE o.phase = 'acknowledged' AND o.kind = 'payment' AND b.state NOT IN ('confirmed', 'delivered')
