-- What came of the export of the old site (docs/moving-in.md), record by record: imported again, none
-- comes twice, and nothing that staff changed since is written over.
CREATE TABLE old_site_rows (
  -- Where it stood in the export: the keys from its top, such as events/-Nx1.
  path text PRIMARY KEY,
  -- The table that it came to, and the key of its row there.
  noun text NOT NULL,
  our_id text NOT NULL,
  imported_at timestamptz NOT NULL
);
CREATE INDEX old_site_row_of ON old_site_rows (our_id, noun);
