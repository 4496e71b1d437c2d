-- What was promised back went back at the provider.
SELECT 'refund lost' AS kind, o.id, 'promised ' || (o.said ->> 'refundCents') AS said,
  'back ' || coalesce(back.cents, 0) AS "is"
FROM observed o
LEFT JOIN LATERAL (
  SELECT sum(t.back_cents) AS cents FROM bookings b
  JOIN payments p ON p.folio_id = b.folio_id
  JOIN provider_payments t ON t.id = p.provider_id
  WHERE b.id::text = o.said ->> 'booking'
) AS back ON true
WHERE o.phase = 'acknowledged' AND o.kind = 'act' AND o.said ->> 'act' = 'cancel'
  AND coalesce(back.cents, 0) < (o.said ->> 'refundCents')::int
UNION ALL
-- Nor does the provider keep more than was sold: what came too late or twice goes back by itself.
SELECT 'refund lost', f.number, 'sold ' || sold.cents, 'kept ' || kept.cents
FROM folios f
CROSS JOIN LATERAL (
  SELECT coalesce(sum(cents), 0) AS cents FROM folio_entries
  WHERE folio_id = f.id AND kind IN ('sold', 'changed')
) AS sold
CROSS JOIN LATERAL (
  SELECT coalesce(sum(t.paid_cents - t.back_cents), 0) AS cents FROM payments p
  JOIN provider_payments t ON t.id = p.provider_id WHERE p.folio_id = f.id
) AS kept
WHERE kept.cents > sold.cents
