/** What staff are told who put their own words into another language. Not in the documents. */
export const translatingTexts = {
  missing: 'Vul de vertaling in, of laat de Nederlandse tekst staan.',
  unknown: 'Deze tekst staat er niet meer.',
} as const
