/** What staff are told who write an information page of the guest site. Not in the documents. */
export const pageTextTexts = {
  titleMissing: 'Geef de pagina een titel.',
  descriptionMissing: 'Schrijf in een of twee zinnen waar de pagina over gaat.',
  bodyMissing: 'Schrijf de tekst van de pagina.',
  html: 'HTML kan hier niet. Haal {what} weg, of schrijf het als gewone tekst.',
  link: 'Naar {to} kan geen link leiden. Gebruik een pagina van deze site, https, mailto of tel.',
  picture: 'De foto {source} is niet van deze site. Gebruik een adres dat met / begint.',
  intricate:
    'Hier is te veel opmaak om te tonen. Gebruik minder lijsten in lijsten, links en vette of schuine woorden.',
  blank: '{blank} kan hier niet worden ingevuld. Wat wel kan, staat onder de tekst.',
} as const
