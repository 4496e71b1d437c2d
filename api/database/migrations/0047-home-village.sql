-- Where breakfast boxes are brought free of charge (BO §9, G §9), kept with the price of bringing
-- them: it was the village of the documents for every house. Empty: nowhere.
ALTER TABLE breakfast_tariffs ADD COLUMN home_village text NOT NULL DEFAULT '';
UPDATE breakfast_tariffs SET home_village = 'Elsloo'
WHERE EXISTS (
  SELECT FROM settings WHERE key = 'property' AND lower(trim(value ->> 'city')) = 'elsloo'
);

-- Guests are led to an information page where it has words, so what is read of it is announced.
CREATE TRIGGER facts_changed AFTER INSERT OR UPDATE OR DELETE ON page_texts FOR EACH STATEMENT EXECUTE FUNCTION facts_changed();

-- Where a number comes from is for its owner to read: not the paragraphs that it was made from.
UPDATE seasons SET source = 'Prijslijst van het huis' WHERE source ~ '^BO §9(, G §9|; a note in G §9)?$';
UPDATE family_tariffs SET source = 'Prijslijst van het huis' WHERE source ~ '^BO §9(, G §9)?$';
UPDATE breakfast_tariffs SET source = 'Prijslijst van het huis' WHERE source ~ '^BO §9(, G §9)?$';
UPDATE products SET source = 'Prijslijst van het huis' WHERE source ~ '^BO §9(, G §9)?$';
UPDATE tourist_tax_tariffs SET source = 'Verordening van de gemeente' WHERE source = 'BO §9';
UPDATE cancellation_conditions SET source = 'Voorwaarden bij de start'
WHERE source = 'reading cancellation.conditions';
