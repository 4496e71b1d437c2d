-- What a channel is sent of a room: an address that staff paste there. It may be renewed: the old one leads nowhere then.
CREATE TABLE channel_links (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A room stays while a channel reads of it: what it read last would stand there for ever.
  room_id integer NOT NULL REFERENCES rooms,
  -- The source of the bookings that come from it.
  channel text NOT NULL REFERENCES sources,
  -- 244 bits that nobody can guess; of an import the database makes a new one.
  token text NOT NULL DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') CONSTRAINT channel_link_token UNIQUE,
  -- When this token was made, and by whom.
  made_at timestamptz NOT NULL DEFAULT now(),
  made_by text NOT NULL DEFAULT '',
  last_fetched_at timestamptz,
  -- When what the channel is told last became another.
  told_at timestamptz,
  CONSTRAINT channel_link_of_room UNIQUE (room_id, channel)
);
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON channel_links FOR EACH ROW
  EXECUTE FUNCTION note_change('id', 'token,last_fetched_at,told_at');

-- The nights that a channel was told are not free: an event of its calendar, the same at each read until its nights change.
CREATE TABLE channel_blocks (
  uid uuid PRIMARY KEY,
  link_id integer NOT NULL REFERENCES channel_links ON DELETE CASCADE,
  nights daterange NOT NULL CONSTRAINT channel_blocks_nights_check CHECK (NOT isempty(nights)),
  sequence integer NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX channel_block_of_link ON channel_blocks (link_id);
