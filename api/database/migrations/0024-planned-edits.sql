-- Edits of staff that count from a day of sale on: carried out by themselves when that day begins in
-- the house, as whoever planned them.
CREATE TABLE planned_edits (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_day date NOT NULL,
  -- The request that its form would send.
  method text NOT NULL CHECK (method IN ('POST', 'PUT', 'DELETE')),
  path text NOT NULL,
  body jsonb,
  -- In the words of the form: what it is, and from what to what.
  title text NOT NULL,
  told jsonb NOT NULL,
  -- What it wrote when it was tried. Where it would write something else, somebody changed the row.
  changes jsonb NOT NULL,
  by text NOT NULL,
  staff_id uuid NOT NULL,
  email text NOT NULL,
  planned_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn')),
  -- Why it was not carried out.
  why text,
  ended_at timestamptz,
  CHECK ((state = 'waiting') = (ended_at IS NULL)),
  CHECK (state <> 'refused' OR why IS NOT NULL)
);
CREATE INDEX planned_edits_waiting ON planned_edits (from_day, id) WHERE state = 'waiting';
CREATE INDEX planned_edits_refused ON planned_edits (ended_at) WHERE state = 'refused';
