-- Uploaded pictures. A row is written before the first file of it is put in its place, so that no
-- file is ever without one: what a crash leaves is found here and taken away at a later start.
CREATE TABLE pictures (
  -- Of the content of its files, which are named after it.
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{32}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  widths integer[] NOT NULL CHECK (cardinality(widths) > 0),
  touched_at timestamptz NOT NULL DEFAULT now()
);
-- A drawing that the site brings along has an address only.
ALTER TABLE room_type_images ADD COLUMN picture text REFERENCES pictures;
CREATE UNIQUE INDEX room_type_picture_once ON room_type_images (room_type_id, picture);
CREATE INDEX room_type_image_of_picture ON room_type_images (picture);
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON pictures FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
