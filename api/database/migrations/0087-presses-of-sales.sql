-- 'Ja' at the desk is a press as any other (api/orders/orders.ts). Until now an event had its name, as
-- those of breakfast orders had before 0085.
INSERT INTO presses (order_kind, order_id, request_id, act, by, at)
SELECT 'sale', subject_id, data ->> 'press', 'yes', coalesce(by, ''), at
FROM events WHERE subject_kind = 'sale' AND data ? 'press' ON CONFLICT DO NOTHING;

UPDATE events SET data = data - 'press' WHERE data ? 'press';
