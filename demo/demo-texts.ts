/** What the demo's house says of itself in words of its own, by the text's id: corrections of staff. */
export const demoTexts: Readonly<Record<string, string>> = {
  'house.heroTitle': 'Slapen tussen de Maas en de boomgaarden',
  'house.heroLine': '{rooms} in het hart van {place}.',
  'house.roomsLine':
    '{rooms} onder oude balken, elk met een eigen badkamer en een eigen sleutel. Kies een kamer en zie meteen welke dagen vrij zijn.',
  'house.foot': '{rooms} in het dorp {place}, tussen de Maas en de boomgaarden.',
}
