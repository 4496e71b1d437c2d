-- What the desk and the forms looked through one by one (docs/growth.md).

-- Bills of the desk, by their day in the house.
CREATE INDEX sale_day ON sales (((done_at AT TIME ZONE 'Europe/Amsterdam')::date), id) WHERE step = 'done';
-- Messages by words, as `wordsAnywhere` has them.
CREATE INDEX form_message_words ON form_messages USING gin (name gin_trgm_ops, email gin_trgm_ops, (answers::text) gin_trgm_ops);
