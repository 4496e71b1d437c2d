-- No mail twice, but for the one repeat of a mail of which nobody knew whether it came: it is marked.
WITH arrived AS (
  SELECT message_id, count(*) AS times FROM accepted_mails GROUP BY message_id
)
SELECT 'mail twice' AS kind, coalesce(m.subject_number || ' ' || m.kind, a.message_id) AS id,
  coalesce(m.state, 'not written') AS said, a.times || ' times' AS "is"
FROM arrived a LEFT JOIN mails m ON m.message_id = a.message_id
WHERE m.id IS NULL
  OR a.times > 2
  OR a.times = 2 AND m.state <> 'uncertain' AND m.unknown_outcomes = 0
UNION ALL
-- Written twice is sent twice, whatever its number.
SELECT 'mail twice', subject_number || ' ' || kind, 'once about ''' || about || '''', count(*) || ' times'
FROM mails GROUP BY subject_id, subject_number, kind, about HAVING count(*) > 1
UNION ALL
-- Of an uncertain mail nobody knew twice whether it came, or it was called off as a withdrawn one. One
-- that was being written while its order was cancelled is withdrawn as soon as it is there.
SELECT 'mail lost', m.subject_number || ' ' || m.kind, m.state, 'never taken by the mail server'
FROM mails m
WHERE NOT EXISTS (SELECT FROM arrived a WHERE a.message_id = m.message_id)
  AND (m.state IN ('sent', 'failed', 'kept')
    OR (m.state = 'withdrawn' OR m.state = 'uncertain' AND m.unknown_outcomes < 2)
      AND NOT EXISTS (
        SELECT FROM events e WHERE e.subject_id = m.subject_id AND (e.kind = 'cancelled' OR e.at >= m.created_at)
          AND e.kind IN ('cancelled', 'stay-changed', 'arrived', 'no-show', 'confirmed', 'order-confirmed', 'expired')))
UNION ALL
SELECT 'mail waiting', subject_number || ' ' || kind, state, attempts || ' times tried'
FROM mails WHERE state IN ('queued', 'sending')
