-- What staff ask of a booking, kept before it is done: its workflow carries out what waits, in the
-- order in which it was asked (docs/why-is-what-staff-ask-a-row-first.md).
CREATE TABLE staff_actions (
  -- No reference: who deleted a booking is still known when it is gone.
  booking_id uuid NOT NULL,
  -- The name that the screen gave the press: asked twice, it is the same action.
  id text NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  data jsonb NOT NULL,
  -- The version of the booking that was on the screen, where the action depends on it.
  version integer,
  by text NOT NULL,
  asked_at timestamptz NOT NULL,
  outcome text NOT NULL DEFAULT 'waiting' CHECK (outcome IN ('waiting', 'done', 'refused')),
  -- The error as it goes over the wire, with its Dutch text.
  refusal jsonb,
  ended_at timestamptz,
  -- Who asked heard the refusal while waiting for it. One that nobody heard stands in the timeline.
  heard boolean NOT NULL DEFAULT false,
  -- Who of staff has seen a refusal that nobody heard.
  seen_by text,
  PRIMARY KEY (booking_id, id),
  CHECK ((outcome = 'waiting') = (ended_at IS NULL)),
  CHECK ((outcome = 'refused') = (refusal IS NOT NULL))
);
CREATE INDEX staff_action_waiting ON staff_actions (booking_id, seq) WHERE outcome = 'waiting';
CREATE INDEX staff_action_unheard ON staff_actions (ended_at) WHERE outcome = 'refused' AND NOT heard AND seen_by IS NULL;
