/** Keuzes: how the house reads what the documents leave open. */
export const readingTexts = {
  title: 'Keuzes',
  explain:
    'Waar het op meer dan één manier kan, kiest u hier hoe uw huis rekent en werkt. Een keuze geldt voor nieuwe prijzen: wat verkocht is, blijft verkocht.',
  search: 'Zoek een keuze',
  none: 'Geen keuze gevonden.',
  loading: 'De keuzes worden geladen',
  failed: 'De keuzes zijn niet geladen. Niets is gewijzigd.',
  now: 'Geldt nu',
  fixed: 'Staat vast',
  data: 'Rijen die u bij een ander scherm beheert',
  from: 'Uit: %{source}',
  silent: 'nergens beschreven',
  choose: 'Wat geldt',
  rejected: 'Niet gekozen: %{text}',
  examples: 'Wat een andere keuze in dit huis zou veranderen',
  counting: 'Voorbeelden worden uitgerekend…',
  examplesFailed: 'De voorbeelden zijn niet uitgerekend. Niets is gewijzigd.',
  noPrice:
    'Er verandert nu geen prijs van een verblijf of ontbijt, en niets wordt mogelijk of onmogelijk. Anders wordt alleen wat hierboven staat.',
  save: 'Bewaren',
  busy: 'Bezig…',
  saved: 'Bewaard: %{title}',
} as const
