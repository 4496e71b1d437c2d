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
SELECT 'mail lost', m.subject_number || ' ' || m.kind, m.state, 'never taken by the mail server'
FROM mails m
WHERE m.state = 'sent' AND NOT EXISTS (SELECT FROM arrived a WHERE a.message_id = m.message_id)
UNION ALL
-- Written twice is sent twice, whatever its number.
SELECT 'mail twice', subject_number || ' ' || kind, 'once about ''' || about || '''', count(*) || ' times'
FROM mails GROUP BY subject_id, subject_number, kind, about HAVING count(*) > 1
UNION ALL
-- None is written any more once the stay is over.
SELECT 'mail lost', b.number, 'a confirmation', 'not written'
FROM bookings b, house
WHERE b.state = 'confirmed' AND upper(b.stay) > (house.now AT TIME ZONE 'Europe/Amsterdam')::date AND b.source = 'own-website' AND b.payment = 'online'
  AND b.email <> '' AND NOT EXISTS (
  SELECT FROM mails m WHERE m.subject_id = b.id AND m.kind = 'confirmation')
