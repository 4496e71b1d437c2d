/** The language in which a guest is written to. */
export const guestLanguageTexts = {
  label: 'Taal van de gast',
  change: 'Taal wijzigen',
  effect: 'Wat de gast hierna gemaild krijgt, is in deze taal.',
  save: 'Opslaan',
  saved: 'De taal is gewijzigd.',
} as const
