-- Staff change and remove a VAT rate by its id, as every other row; a category has one rate from a
-- day on.
ALTER TABLE vat_rates DROP CONSTRAINT vat_rates_pkey;
ALTER TABLE vat_rates ADD id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY;
ALTER TABLE vat_rates ADD CONSTRAINT vat_rates_category_valid_from_key UNIQUE (category, valid_from);
DROP TRIGGER note_change ON vat_rates;
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON vat_rates FOR EACH ROW EXECUTE FUNCTION note_change('id');

-- The limits of what one visitor holds are two of the numbers that staff set.
INSERT INTO settings (key, value)
SELECT 'rule-numbers', jsonb_strip_nulls(jsonb_build_object('stay.nights', value -> 'nightsPerStay', 'visitor.nights', value -> 'nightsPerVisitor'))
FROM settings WHERE key = 'holds';
DELETE FROM settings WHERE key = 'holds';
