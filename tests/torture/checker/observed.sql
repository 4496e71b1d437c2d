-- What was seen from outside the house, beside its own tables. It goes with the connection.
CREATE TEMP TABLE observed (
  seq integer PRIMARY KEY,
  -- 'asked': sent to the house, whatever became of it. 'acknowledged': the house said that it is done.
  -- 'made': the clock was moved.
  phase text NOT NULL CHECK (phase IN ('asked', 'acknowledged', 'made')),
  kind text NOT NULL,
  id text NOT NULL,
  -- What time it was in the house.
  at timestamptz NOT NULL,
  said jsonb NOT NULL
);
-- Payments as the provider has them: what payers paid, and what went back to them.
CREATE TEMP TABLE provider_payments (
  id text PRIMARY KEY,
  paid_cents integer NOT NULL,
  back_cents integer NOT NULL
);
-- A row for each message that the mail server took whole.
CREATE TEMP TABLE accepted_mails (message_id text NOT NULL, recipient text NOT NULL);
-- What portals sold of each link's room and has not begun.
CREATE TEMP TABLE sold_elsewhere (link_id integer NOT NULL, nights daterange NOT NULL);
-- What time it is in the house.
CREATE TEMP TABLE house (now timestamptz NOT NULL);

-- Clocks that were moved: from when to when. Who paid right before one, or before the house heard of
-- it, may be late by the clock, though nobody was.
CREATE TEMP VIEW jumps AS
  SELECT seq, (said ->> 'from')::timestamptz AS "from", (said ->> 'to')::timestamptz AS "to"
  FROM observed WHERE kind = 'clock';
-- Payments that were acknowledged, and from when to when the clock jumped, if it did: since the order
-- was asked for until it was paid, or within a minute after.
CREATE TEMP VIEW paid AS
  SELECT p.id, p.said ->> 'folio' AS folio, (p.said ->> 'cents')::int AS cents, min(j."from") AS "from", max(j."to") AS "to"
  FROM observed p
  JOIN observed o ON o.id = p.said ->> 'folio' AND o.phase = 'acknowledged' AND o.kind IN ('booking', 'order')
  JOIN observed asked ON asked.id = o.said ->> 'key' AND asked.phase = 'asked' AND asked.kind = o.kind
  LEFT JOIN jumps j ON j.seq > asked.seq AND (j.seq < p.seq OR j."from" < p.at + interval '1 minute')
  WHERE p.phase = 'acknowledged' AND p.kind = 'payment'
  GROUP BY p.seq, p.id, folio, cents;
