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
-- The clock may jump over the last moment to pay, on the day before.
SELECT 'order dropped', b.id::text, 'paid ' || p.cents, b.state
FROM paid p
JOIN breakfast_orders b ON b.id::text = p.folio
WHERE b.state NOT IN ('confirmed', 'delivered')
  AND (b.cancelled_because <> 'unpaid' OR p."to" IS NULL OR p."to" < b.delivery_day - 1)
