-- What was acknowledged was told by mail: by one of this kind, written not before `since`.
WITH promised AS (
  -- A confirmation goes while the stay is not over, unless the clock jumped to there meanwhile.
  SELECT p.folio AS subject, 'confirmation' AS mail, '-infinity'::timestamptz AS since
  FROM paid p JOIN bookings b ON b.id::text = p.folio
  WHERE b.state = 'confirmed' AND b.source = 'own-website' AND b.email <> ''
    AND (p."to" IS NULL OR (p."to" AT TIME ZONE 'Europe/Amsterdam')::date < upper(b.stay))
  UNION ALL
  -- So does that of a booking of which nobody saw that it was paid.
  SELECT b.id::text, 'confirmation', '-infinity' FROM bookings b, house
  WHERE b.state = 'confirmed' AND b.source = 'own-website' AND b.payment = 'online' AND b.email <> ''
    AND upper(b.stay) > (house.now AT TIME ZONE 'Europe/Amsterdam')::date
  UNION ALL
  SELECT p.folio, 'breakfast-confirmation', '-infinity'
  FROM paid p JOIN breakfast_orders b ON b.id::text = p.folio
  WHERE b.state IN ('confirmed', 'delivered')
    AND (p."to" IS NULL OR (p."to" AT TIME ZONE 'Europe/Amsterdam')::date < b.delivery_day)
  UNION ALL
  SELECT said ->> 'booking', 'cancellation', '-infinity' FROM observed
  WHERE phase = 'acknowledged' AND kind = 'act' AND said ->> 'act' = 'cancel'
  UNION ALL
  -- The last change of a stay that is not over by the next day, unless it was called off or the
  -- clock jumped over the stay.
  SELECT o.said ->> 'booking', 'stay-changed', asked.at
  FROM observed o
  JOIN observed asked ON asked.kind = 'act' AND asked.phase = 'asked' AND asked.id = o.id
  WHERE o.phase = 'acknowledged' AND o.kind = 'act' AND o.said ->> 'act' = 'change-stay'
    AND (asked.at AT TIME ZONE 'Europe/Amsterdam')::date + 1 < (o.said ->> 'departure')::date
    AND NOT EXISTS (
      SELECT FROM observed later WHERE later.kind = 'act' AND later.said ->> 'booking' = o.said ->> 'booking'
        AND later.seq > o.seq AND later.said ->> 'act' IN ('change-stay', 'cancel'))
    AND NOT EXISTS (
      SELECT FROM jumps j WHERE j.seq > asked.seq AND j."from" < o.at + interval '1 minute'
        AND (j."to" AT TIME ZONE 'Europe/Amsterdam')::date >= (o.said ->> 'departure')::date)
  UNION ALL
  -- The house forgets the mails of receipts after a year.
  SELECT o.id, 'sale-receipt', '-infinity' FROM observed o, house
  WHERE o.phase = 'acknowledged' AND o.kind = 'sale' AND o.said ->> 'receipt' IS NOT NULL
    AND o.at > house.now - interval '300 days'
)
SELECT DISTINCT 'mail lost' AS kind, promised.subject AS id, 'a mail ' || mail AS said, 'not written' AS "is"
FROM promised
WHERE NOT EXISTS (
  SELECT FROM mails m WHERE m.subject_id::text = promised.subject AND m.kind = mail AND m.created_at >= since)
