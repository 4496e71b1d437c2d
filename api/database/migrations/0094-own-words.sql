-- What staff typed in Dutch and guests read (the name of a room, a page, the news of the house), in another language;
-- and sentences of the catalogue as staff corrected them in it (noun `texts`).
CREATE TABLE translations (
  -- The table of the row, as `changes` has it.
  noun text NOT NULL,
  -- The row: its id, code or slug, a facility's own words; of a sentence its id.
  key text NOT NULL,
  field text NOT NULL,
  language text NOT NULL CONSTRAINT translations_language_check CHECK (language ~ '^[a-z]{2,3}$'),
  text text NOT NULL CONSTRAINT translations_text_check CHECK (length(text) BETWEEN 1 AND 50000),
  -- The Dutch that it was made of: once that is another one, staff are asked to look at it.
  original text NOT NULL,
  PRIMARY KEY (noun, key, field, language)
);
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON translations FOR EACH ROW EXECUTE FUNCTION note_change('noun,key,field,language');
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON translations FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();

-- A row's translations go with it, and come back when it is put back. What is named by its own words (a facility)
-- takes them along to its new ones. Its argument: the column that is the key.
CREATE FUNCTION translations_follow() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ->> TG_ARGV[0] END;
  became text := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ->> TG_ARGV[0] END;
  stands boolean;
BEGIN
  IF was IS NOT DISTINCT FROM became THEN RETURN NULL; END IF;
  IF was IS NOT NULL THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE %I::text = $1)', TG_TABLE_NAME, TG_ARGV[0]) INTO stands USING was;
    IF NOT stands THEN
      UPDATE translations moved SET key = became WHERE noun = TG_TABLE_NAME AND key = was AND became IS NOT NULL
        AND NOT EXISTS (SELECT FROM translations its WHERE (its.noun, its.key, its.field, its.language) = (moved.noun, became, moved.field, moved.language));
      DELETE FROM translations WHERE noun = TG_TABLE_NAME AND key = was;
    END IF;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO translations
    SELECT its.* FROM (
      SELECT DISTINCT ON (row_key) before, after, at, xmin AS written FROM changes
      WHERE noun = 'translations' AND coalesce(after, before) ->> 'noun' = TG_TABLE_NAME AND coalesce(after, before) ->> 'key' = became
      ORDER BY row_key, id DESC) last, jsonb_populate_record(NULL::translations, last.before) its
    WHERE last.after IS NULL AND EXISTS (
      SELECT FROM changes gone WHERE gone.noun = TG_TABLE_NAME AND gone.after IS NULL AND gone.before ->> TG_ARGV[0] = became
        AND gone.at = last.at AND gone.xmin = last.written)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER translations_follow AFTER INSERT OR DELETE ON room_types FOR EACH ROW EXECUTE FUNCTION translations_follow('id');
CREATE TRIGGER translations_follow AFTER INSERT OR UPDATE OF name OR DELETE ON room_type_facilities FOR EACH ROW EXECUTE FUNCTION translations_follow('name');
CREATE TRIGGER translations_follow AFTER INSERT OR DELETE ON room_type_images FOR EACH ROW EXECUTE FUNCTION translations_follow('id');
CREATE TRIGGER translations_follow AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION translations_follow('code');
CREATE TRIGGER translations_follow AFTER DELETE ON page_texts FOR EACH ROW EXECUTE FUNCTION translations_follow('slug');
