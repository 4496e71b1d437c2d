-- What does not get done, for the dashboard (BO §2). A due time alone cannot say it: a step that
-- failed rests and is due later, and what was just told is due since for ever.
ALTER TABLE subject_dues
  -- Since when a step of the subject has failed and not succeeded; null: none has.
  ADD COLUMN failing_since timestamptz,
  -- When its plan was last read or it was told (real time): what is due and was not looked at for
  -- long, nobody carries out.
  ADD COLUMN looked_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX subject_due_failing ON subject_dues (failing_since) WHERE failing_since IS NOT NULL;
