-- The folios, the provider and what guests were told agree to the cent.
WITH booked AS (
  SELECT p.provider_id AS id,
    -coalesce(sum(e.cents) FILTER (WHERE e.kind = 'received'), 0) AS received,
    coalesce(sum(e.cents) FILTER (WHERE e.kind = 'refunded'), 0) AS refunded
  FROM payments p LEFT JOIN folio_entries e ON e.payment_id = p.id
  WHERE p.provider_id IS NOT NULL GROUP BY p.provider_id
)
SELECT 'money' AS kind, coalesce(t.id, k.id) AS id,
  format('provider: paid %s, back %s', coalesce(t.paid_cents, 0), coalesce(t.back_cents, 0)) AS said,
  format('folio: received %s, refunded %s', coalesce(k.received, 0), coalesce(k.refunded, 0)) AS "is"
FROM provider_payments t FULL JOIN booked k ON k.id = t.id
WHERE (coalesce(t.paid_cents, 0), coalesce(t.back_cents, 0)) <>
  (coalesce(k.received, 0), coalesce(k.refunded, 0))
UNION ALL
SELECT 'money', o.id, 'guest: paid ' || (o.said ->> 'cents'),
  'provider: paid ' || coalesce(t.paid_cents::text, 'nothing')
FROM observed o LEFT JOIN provider_payments t ON t.id = o.id
WHERE o.phase = 'acknowledged' AND o.kind = 'payment'
  AND t.paid_cents IS DISTINCT FROM (o.said ->> 'cents')::int
UNION ALL
-- What an order owes is the sum of its entries, wherever that sum is kept.
SELECT 'money', f.id::text, 'balance ' || b.balance_cents, 'entries ' || sum(e.cents)
FROM folios f
JOIN folio_balances b ON b.folio_id = f.id
JOIN folio_entries e ON e.folio_id = f.id
GROUP BY f.id, b.balance_cents
HAVING sum(e.cents) <> b.balance_cents
UNION ALL
SELECT 'money', b.number, 'total ' || b.total_cents, 'sold ' || coalesce(sum(e.cents), 0)
FROM bookings b
LEFT JOIN folio_entries e ON e.folio_id = b.folio_id AND e.kind IN ('sold', 'changed')
WHERE b.state IN ('held', 'confirmed')
GROUP BY b.id
HAVING b.total_cents <> coalesce(sum(e.cents), 0)
