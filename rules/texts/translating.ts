/** What is wrong with a translation that staff typed. Not in the documents. */
export const translatingTexts = {
  missing: 'Vul de vertaling in, of laat de Nederlandse tekst staan.',
  unknown: 'Deze tekst staat er niet meer.',
} as const
