-- A press of staff is carried out in the transaction that stores it (api/orders/orders.ts). Before, it
-- was stored, and carried out by the order's workflow.
CREATE TABLE presses (
  -- No reference: who deleted a booking is still known when it is gone.
  order_kind text NOT NULL,
  order_id uuid NOT NULL,
  -- The name that the screen gave the press: asked twice, it is the same act.
  request_id text NOT NULL,
  act text NOT NULL,
  -- Of what was filled in. Null: carried out before this table was.
  hash text,
  by text NOT NULL,
  -- Null: nobody of staff, or before this was noted.
  staff_id uuid,
  at timestamptz NOT NULL,
  -- Asked before this table was and not carried out yet: what was filled in, and the version on the screen.
  waits jsonb,
  PRIMARY KEY (order_kind, order_id, request_id)
);
CREATE INDEX press_waiting ON presses (at) WHERE waits IS NOT NULL;
CREATE INDEX press_hashed ON presses (at) WHERE hash IS NOT NULL;

INSERT INTO presses (order_kind, order_id, request_id, act, by, staff_id, at, waits)
SELECT 'booking', booking_id, id, kind, by, staff_id, coalesce(ended_at, asked_at),
  CASE WHEN outcome = 'waiting' THEN jsonb_build_object('seq', seq, 'data', data, 'version', version) END
FROM staff_actions WHERE outcome <> 'refused';

-- Until now an event kept the press of a breakfast order.
INSERT INTO presses (order_kind, order_id, request_id, act, by, at)
SELECT DISTINCT ON (subject_id, data ->> 'press') subject_kind, subject_id, data ->> 'press',
  CASE kind WHEN 'cancelled' THEN 'cancel' WHEN 'written-off' THEN 'write-off' WHEN 'write-off-taken-back' THEN 'take-back-write-off'
    WHEN 'given-back' THEN 'give-back' WHEN 'delivered' THEN 'deliver' WHEN 'delivery-failed' THEN 'fail-delivery' ELSE 'mark-paid' END,
  coalesce(by, ''), at
FROM events WHERE subject_kind = 'breakfast-order' AND data ? 'press' ORDER BY subject_id, data ->> 'press', id;

-- What was refused when nobody waited for it any more stands in the timeline.
INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
SELECT 'booking', a.booking_id, 'action-refused', a.ended_at, a.by, jsonb_build_object('reason', a.kind, 'note',
  concat_ws(' ', a.refusal ->> 'text', (SELECT string_agg(field ->> 'text', ' ') FROM jsonb_array_elements(coalesce(a.refusal -> 'fields', '[]')) AS field)))
FROM staff_actions a JOIN bookings b ON b.id = a.booking_id WHERE a.outcome = 'refused' AND NOT a.heard ORDER BY a.seq;

DROP TABLE staff_actions;
