-- Which request a change came with, for the logs of the worker that carries it on. Where a function
-- of the database writes the row, the statement that calls it has said so in a setting.
ALTER TABLE outbox ADD COLUMN request_id text
  DEFAULT nullif(current_setting('kamersleutel.request_id', true), '');
-- The request that woke the subject last.
ALTER TABLE subject_dues ADD COLUMN request_id text;
