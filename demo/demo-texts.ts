/** What the demo's house says of itself in words of its own, by the text's id: corrections of staff. */
export const demoTexts: Readonly<Record<string, string>> = {
  'house.heroTitle': 'Slapen tussen de Maas en de boomgaarden',
  'house.heroLine': '{rooms} in het hart van {place}.',
  'house.roomsLine':
    '{rooms} onder oude balken, elk met een eigen badkamer en een eigen sleutel. Kies een kamer en zie meteen welke dagen vrij zijn.',
  'house.foot': '{rooms} in het dorp {place}, tussen de Maas en de boomgaarden.',
  'siteBreakfast.boxText':
    'Versgebakken broodjes, kaas en ham van de boer, een gekookt ei, yoghurt met fruit, jam, hagelslag, sap en een stukje Limburgse vlaai. In een doos met een lint, klaar om uit te pakken.',
  'siteBreakfast.surpriseText':
    'Een verjaardag, een eerste kind, een nieuw huis, of zomaar omdat het zondag is: laat het ontbijt aanbellen. We vullen een box met versgebakken broodjes, boerenkaas, een gekookt ei, fruit, sap en Limburgse vlaai, en brengen hem naar wie jij kiest.',
  'siteBreakfast.stepBellText': 'De box is gevuld, de vlaai is vers. Uitslapen mag, opendoen moet.',
  'siteForms.contactIntro':
    'Een vraag over je kamer, de trap of de hond? Schrijf ons, of bel. We antwoorden zelf, en meestal dezelfde dag.',
  'siteForms.businessIntro':
    'Vergaderen, een dag met je team of een training: onder oude balken denkt het rustiger. We hebben er een arrangement voor, en kamers voor wie blijft slapen.',
  'siteForms.businessDay':
    '{price} per persoon, vanaf {persons} personen. Met ruimte om te vergaderen, koffie en thee, en een lunch.',
  'breakfast.allergens':
    'Een ontbijtbox bevat gluten, melk en ei, en kan noten, pinda, soja, sesam en mosterd bevatten. Bel of mail ons vóór je bestelt bij een allergie.',
}
