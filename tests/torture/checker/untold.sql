-- What the workflows have to hear of was told to them.
SELECT 'untold' AS kind, subject_kind || ' ' || subject_id AS id, topic AS said, 'waits' AS "is"
FROM outbox WHERE delivered_at IS NULL
UNION ALL
-- An order is told of as it is made; the row is kept for a week.
SELECT 'untold', 'booking ' || b.id, 'made', 'no row'
FROM observed o JOIN bookings b ON b.id::text = o.id
WHERE o.phase = 'acknowledged' AND o.kind = 'booking' AND NOT EXISTS (
  SELECT FROM outbox x WHERE x.subject_id = b.id AND x.topic = 'booking-held')
UNION ALL
SELECT 'untold', 'breakfast-order ' || b.id, 'made', 'no row'
FROM observed o JOIN breakfast_orders b ON b.id::text = o.id
WHERE o.phase = 'acknowledged' AND o.kind = 'order' AND NOT EXISTS (
  SELECT FROM outbox x WHERE x.subject_id = b.id)
UNION ALL
SELECT 'untold', 'webhook ' || provider_id, 'called', 'not looked at'
FROM payment_webhooks WHERE processed_at IS NULL
