-- What leaves no trace in a row of its own, so that `changes` can tell who did it and when.
ALTER TABLE staff
  -- When somebody else of staff last signed them out everywhere.
  ADD COLUMN sessions_ended_at timestamptz,
  ADD COLUMN recovery_codes_renewed_at timestamptz;
