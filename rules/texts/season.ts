/** Seasons that staff keep (BO §9). Not in the documents. */
export const seasonTexts = {
  firstNightMissing: 'Kies de eerste nacht.',
  lastDateMissing: 'Kies de laatste dag.',
  lastBeforeFirst: 'De laatste dag ligt voor de eerste nacht.',
  twice: 'Er is al een seizoen met deze eerste nacht en deze laatste dag. Wijzig dat.',
  amount: 'Vul een bedrag van € 0,00 tot en met € 500,00 in, zoals 10,00.',
  source: 'Vul in waar dit bedrag vandaan komt, bijvoorbeeld: besluit 2027.',
} as const
