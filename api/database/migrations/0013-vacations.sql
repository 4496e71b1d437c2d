-- Closures that were planned in one act are one vacation (BO §4): it is shown, and taken back, as one.
ALTER TABLE closures
  ADD COLUMN vacation_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN planned_by text NOT NULL DEFAULT '';
CREATE INDEX closure_vacation ON closures (vacation_id);
