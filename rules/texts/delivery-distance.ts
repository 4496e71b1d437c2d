/** The table of distances that staff keep (G §5). Not in the documents. */
export const deliveryDistanceTexts = {
  postcode:
    'Vul de vier cijfers van een Nederlandse postcode in, of een buitenlandse zoals B-3630 of D-52525.',
  postcodeTaken: 'Deze postcode staat al in de tabel.',
  place: 'Vul de plaats in.',
  kilometres: 'Vul een aantal kilometers van 0 tot en met 100 in, zoals 4,5.',
} as const
