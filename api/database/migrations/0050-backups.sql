-- What came of each backup, by the schedule or by hand: the dashboard says when the last good one is
-- old, or the last one failed. Written once, when it is over.
CREATE TABLE backups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  -- The file, without its folder, and how large it is; of one that failed, why.
  file text,
  bytes bigint CHECK (bytes > 0),
  failure text,
  CHECK ((file IS NULL) = (bytes IS NULL) AND (file IS NULL) <> (failure IS NULL))
);
CREATE INDEX backups_good ON backups (ended_at) WHERE failure IS NULL;
