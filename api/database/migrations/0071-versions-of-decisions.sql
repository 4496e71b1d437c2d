-- Each decision about a stay or a breakfast order raises the version of its record, and its event
-- keeps the version that it made: who decides by an older one learns what was decided meanwhile, and
-- by whom (docs/why-is-the-second-of-two-decisions-refused.md).
ALTER TABLE breakfast_orders ADD COLUMN version integer NOT NULL DEFAULT 1;
-- Null: no decision, or one that was made before versions were kept.
ALTER TABLE events ADD COLUMN version integer;
