/** The agenda (BO §2); the small letter of "dag" is the document's. */
export const agendaTexts = {
  /** BO §2. */
  today: 'Vandaag',
  day: 'dag',
  week: 'Week',
  month: 'Maand',
  change: 'Wijzig',
  billOpen: 'Rekening open',
} as const
