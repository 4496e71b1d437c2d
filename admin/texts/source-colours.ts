/** The colours of the sources in the agenda (BO §9). */
export const sourceColourTexts = {
  title: 'Bronnen',
  card: 'Kleuren in de agenda',
  explain:
    'De rand van een boeking in de agenda. De vulling en de letters worden erbij gekozen, zodat elke kleur leesbaar blijft. Of een bron al betaald is, staat bij de lezingen.',
  saved: 'De kleuren zijn gewijzigd.',
} as const
