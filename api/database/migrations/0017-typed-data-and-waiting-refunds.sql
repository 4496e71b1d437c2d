-- What staff typed is not kept for ever, and a refund that may still be undone waits.

-- Null once it is forgotten (docs/how-long-is-what-kept.md): the row says who asked what and when.
ALTER TABLE staff_actions
  ALTER COLUMN data DROP NOT NULL,
  ADD CONSTRAINT staff_action_data CHECK (data IS NOT NULL OR outcome <> 'waiting');
-- For who forgets them: there are only the rows of the last days in it.
CREATE INDEX staff_action_typed ON staff_actions (ended_at) WHERE data IS NOT NULL;
-- The guests stand in the night register, which is emptied after a year.
UPDATE staff_actions SET data = NULL WHERE kind = 'arrive' AND outcome = 'done';

-- Before this the provider is not asked: staff may take the change back that it came of. Null: at once.
ALTER TABLE refunds ADD COLUMN asked_from timestamptz;

-- The privacy page did not say how long the night register is kept. A page on which staff wrote this
-- list anew keeps their words.
UPDATE page_texts SET updated_at = now(), body = replace(body,
$was$
- Wat bij een verkoop hoort: zeven jaar, omdat de Belastingdienst dat vraagt.
- Berichten en aanvragen $was$,
$now$
- Wat bij een verkoop hoort: zeven jaar, omdat de Belastingdienst dat vraagt.
- Het nachtregister: een jaar na je vertrek. Daarna wordt het vanzelf gewist.
- Berichten en aanvragen $now$)
WHERE slug = 'privacy' AND body NOT LIKE '%achtregister: %' AND body LIKE '%
- Wat bij een verkoop hoort: zeven jaar, omdat de Belastingdienst dat vraagt.
- Berichten en aanvragen %';
