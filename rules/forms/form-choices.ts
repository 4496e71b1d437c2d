/** The fields that are boxes: ticked or not. */
export const formBoxes: ReadonlySet<string> = new Set([
  'stallChosen',
  'groundChosen',
  'vanChosen',
  'electricity',
  'tookPart',
  'terms',
  'privacy',
])

/** The words of what can be chosen, by field and value (G §3, §9). */
export const choiceWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: { nl: 'Nederland', be: 'België', de: 'Duitsland' },
  goods: { food: 'Food', non_food: 'Non-food' },
  voltage: { '240': '240 volt', '400': '400 volt' },
  category: { natuur: 'Natuur', eten: 'Eten', sport: 'Sport', overig: 'Overig' },
}
