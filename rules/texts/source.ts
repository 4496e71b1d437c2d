/** Where bookings come from, as staff keep it (BO §9). Not in the documents. */
export const sourceTexts = {
  colour: 'Vul een kleur in als # met zes tekens, zoals #27718F.',
  prepaid: 'Kies of boekingen van deze bron al betaald zijn.',
  mails: 'Kies welke mails de gast krijgt.',
} as const
