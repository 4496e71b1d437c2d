-- Texts that staff corrected (BO §8, G §8), by the id that the catalogue in rules/texts has for
-- them, such as `stay.occupied`. Only what differs from the literal text; taken away, that stands
-- again.
CREATE TABLE text_corrections (
  id text PRIMARY KEY,
  text text NOT NULL CONSTRAINT text_corrections_text_check CHECK (length(text) BETWEEN 1 AND 2000)
);
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON text_corrections FOR EACH ROW EXECUTE FUNCTION note_change('id');
-- Screens and refusals say them: whoever looks at the facts has them.
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON text_corrections FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
