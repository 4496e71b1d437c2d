-- What a link's channel may send back of what it was sent: runs of nights with when they were first sent as free again
-- (ms since 1970 UTC, or null) and whether the channel cannot have sold them before (rules/channels/echoes.ts).
ALTER TABLE channel_links ADD COLUMN echoes jsonb NOT NULL DEFAULT '[]';
UPDATE channel_links l SET echoes = sent.echoes FROM (
  SELECT link_id, jsonb_agg(jsonb_build_array(lower(nights) - date '1970-01-01', upper(nights) - date '1970-01-01', NULL, true) ORDER BY nights) AS echoes
  FROM channel_blocks GROUP BY link_id) sent WHERE sent.link_id = l.id;

CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON channel_links FOR EACH ROW
  EXECUTE FUNCTION note_change('id', 'token,last_fetched_at,told_at,echoes');

-- The feed of a channel's listing: what it sold there, and blocks.
CREATE TABLE channel_feeds (
  link_id integer PRIMARY KEY REFERENCES channel_links ON DELETE CASCADE,
  -- A secret of the channel: who has it reads when the room is empty.
  url text NOT NULL CONSTRAINT channel_feeds_url_check CHECK (url LIKE 'https://%'),
  meaning text NOT NULL DEFAULT 'stay' CONSTRAINT channel_feeds_meaning_check CHECK (meaning IN ('stay', 'closure', 'ignore')),
  -- Staff confirmed its first list.
  confirmed boolean NOT NULL DEFAULT false,
  -- It was empty all at once; and staff said that it rightly is.
  emptied boolean NOT NULL DEFAULT false,
  may_be_empty boolean NOT NULL DEFAULT false,
  etag text,
  last_modified text,
  tried_at timestamptz,
  -- When it was last read well.
  read_at timestamptz,
  -- Why the last try failed; null where it did not.
  failure text,
  -- What was wrong in it at the last read, and what was left alone by rule: as lists to show.
  problems jsonb NOT NULL DEFAULT '[]',
  ignored jsonb NOT NULL DEFAULT '[]'
);
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON channel_feeds FOR EACH ROW
  EXECUTE FUNCTION note_change('link_id', 'url,emptied,etag,last_modified,tried_at,read_at,failure,problems,ignored');

-- What a feed has, and what became of it.
CREATE TABLE feed_blocks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  link_id integer NOT NULL REFERENCES channel_links ON DELETE CASCADE,
  uid text NOT NULL,
  name text NOT NULL CONSTRAINT feed_blocks_name_check CHECK (name IN ('sale', 'block', 'either')),
  nights daterange NOT NULL CONSTRAINT feed_blocks_nights_check CHECK (NOT isempty(nights)),
  -- Booked double: a stay that has no room yet, or none on the nights that it moved to.
  state text NOT NULL CONSTRAINT feed_blocks_state_check CHECK (state IN ('stay', 'closure', 'double', 'ignored', 'unconfirmed', 'unclear', 'gone')),
  booking_id uuid UNIQUE REFERENCES bookings ON DELETE SET NULL,
  closure_id integer UNIQUE REFERENCES closures ON DELETE SET NULL,
  -- The channel's own number of the booking.
  reference text,
  -- Its nights became others at the channel, and its booking does not have them yet. Staff may change
  -- the booking all the same: that is no reason to change it back.
  moves boolean NOT NULL DEFAULT false,
  -- Staff said that its booking is to have these nights, begun or billed as it is.
  accepted boolean NOT NULL DEFAULT false,
  -- Its booking or closure could not follow it at the last try.
  failed boolean NOT NULL DEFAULT false,
  -- Good reads in a row that were without it.
  missing smallint NOT NULL DEFAULT 0,
  -- What a person decides, and why.
  asks text CONSTRAINT feed_blocks_asks_check CHECK (asks IN ('moved-begun', 'moved-billed', 'gone-begun', 'gone-billed')),
  first_read_at timestamptz NOT NULL,
  -- By what outbox, mails and workflow know it; and when the house was first to be mailed that it is booked double.
  subject_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  announced_at timestamptz,
  changed_at timestamptz NOT NULL
);
CREATE INDEX feed_block_of_link ON feed_blocks (link_id);
-- What staff are asked, or have to solve.
CREATE INDEX feed_block_that_asks ON feed_blocks (link_id) WHERE state IN ('double', 'unconfirmed', 'unclear') OR asks IS NOT NULL;
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON feed_blocks FOR EACH ROW
  EXECUTE FUNCTION note_change('id', 'uid,name,booking_id,closure_id,reference,moves,accepted,failed,missing,first_read_at,subject_id,announced_at,changed_at');
