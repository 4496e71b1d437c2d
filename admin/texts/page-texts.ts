/** Instellingen, Pagina's: the information pages of the guest site. */
export const pageTextTexts = {
  title: 'Pagina’s',
  explain: 'De informatiepagina’s van de website. Wat u wijzigt, staat er meteen.',
  list: 'Pagina’s van de website',
  page: 'Pagina',
  address: 'Adres',
  state: 'Tekst',
  changed: 'door u gewijzigd',
  supplied: 'zoals geleverd',
  empty: 'nog leeg, niet op de website',
  emptyHint:
    'Zonder tekst staat deze pagina niet op de website. Met de eerste woorden verschijnt zij.',
  open: 'Wijzig: %{title}',
  titleField: 'Titel',
  description: 'Omschrijving',
  descriptionHint: 'Een of twee zinnen, voor zoekmachines en gedeelde links.',
  body: 'Tekst',
  bodyHint:
    'Markdown: ## kop, **vet**, - lijst, [woorden](/adres). In te vullen: %{facts}. Op een eigen regel: %{parts}.',
  preview: 'Voorbeeld',
  previewHint: 'Zo ziet de gast de pagina. Er wordt niets bewaard.',
  previewFailed: 'Het voorbeeld is niet gemaakt.',
  saved: 'De pagina is gewijzigd.',
  back: 'Terug naar de geleverde tekst',
  isSupplied: 'De geleverde tekst staat er weer.',
  backAgain: 'Uw tekst staat er weer.',
  visit: 'Bekijk op de website',
} as const
