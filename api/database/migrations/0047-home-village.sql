-- Where breakfast boxes are brought free of charge (BO §9, G §9), kept with the price of bringing
-- them: it was the village of the documents for every house. Empty: nowhere.
ALTER TABLE breakfast_tariffs ADD COLUMN home_village text NOT NULL DEFAULT '';
UPDATE breakfast_tariffs SET home_village = 'Elsloo'
WHERE EXISTS (
  SELECT FROM settings WHERE key = 'property' AND lower(trim(value ->> 'city')) = 'elsloo'
);

-- Guests are led to an information page where it has words, so what is read of it is announced.
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON page_texts FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();
