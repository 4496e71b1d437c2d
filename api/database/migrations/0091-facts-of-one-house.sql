-- What a breakfast box holds, its allergens, the business package and how soon the house answers are
-- no literal texts any more. A house that has sold by now keeps the sentences that its guests read.
INSERT INTO text_corrections (id, text)
SELECT id, text FROM (VALUES
  ('siteBreakfast.boxText', 'Versgebakken broodjes, kaas en ham van de boer, een gekookt ei, yoghurt met fruit, jam, hagelslag, sap en een stukje Limburgse vlaai. In een doos met een lint, klaar om uit te pakken.'),
  ('siteBreakfast.surpriseText', 'Een verjaardag, een eerste kind, een nieuw huis, of zomaar omdat het zondag is: laat het ontbijt aanbellen. We vullen een box met versgebakken broodjes, boerenkaas, een gekookt ei, fruit, sap en Limburgse vlaai, en brengen hem naar wie jij kiest.'),
  ('siteBreakfast.stepBellText', 'De box is gevuld, de vlaai is vers. Uitslapen mag, opendoen moet.'),
  ('siteForms.contactIntro', 'Een vraag over je kamer, de trap of de hond? Schrijf ons, of bel. We antwoorden zelf, en meestal dezelfde dag.'),
  ('siteForms.businessIntro', 'Vergaderen, een dag met je team of een training: onder oude balken denkt het rustiger. We hebben er een arrangement voor, en kamers voor wie blijft slapen.'),
  ('siteForms.businessDay', '{price} per persoon, vanaf {persons} personen. Met ruimte om te vergaderen, koffie en thee, en een lunch.'),
  ('breakfast.allergens', 'Een ontbijtbox bevat gluten, melk en ei, en kan noten, pinda, soja, sesam en mosterd bevatten. Bel of mail ons vóór je bestelt bij een allergie.')
) AS former (id, text)
WHERE EXISTS (SELECT FROM bookings)
ON CONFLICT (id) DO NOTHING;
