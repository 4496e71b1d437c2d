/** What staff are told who correct a text of the catalogue. Not in the documents. */
export const textCorrectionTexts = {
  empty: 'Vul een tekst in, of ga terug naar de letterlijke tekst.',
  unknownBlank: 'In deze tekst kan {blank} niet worden ingevuld.',
  missingBlank: 'Laat {blank} in de tekst staan: daar wordt iets ingevuld.',
  unknownText: 'Deze tekst bestaat niet meer.',
} as const
