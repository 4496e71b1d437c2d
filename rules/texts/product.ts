/** Products that staff keep (BO §2, §3). */
export const productTexts = {
  /** BO §2: the last line of the table. */
  noMore: 'Geen producten meer.',
  /** Not in the documents, which name no checks. */
  nameMissing: 'Vul een naam in.',
  price: 'Vul een bedrag van € 0,00 tot en met € 1.000,00 in, zoals 12,50. Leeg is nog geen prijs.',
  stock: 'Vul een aantal van 0 tot en met 9999 in. Leeg is onbeperkt.',
  unit: 'Kies waar de prijs voor geldt.',
  vatCategory: 'Kies een btw-soort uit de lijst.',
  persons: 'Vul een aantal personen van 1 tot en met 40 in.',
  nights: 'Vul een aantal nachten van 0 tot en met 28 in.',
  breakfastBox:
    'Ontbijtbestellingen gaan over dit product. Zet het uit als u geen ontbijt meer bezorgt.',
  codeTaken: 'Dit product is er intussen weer.',
} as const
