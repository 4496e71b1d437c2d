-- What a record of the old site's export said when it came: imported again, one that says something
-- else by then is told of. Null: it came before this was kept.
ALTER TABLE old_site_rows ADD COLUMN fingerprint text;
