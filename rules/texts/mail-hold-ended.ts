/** The mail that says that a room is held no longer, because nobody paid. Not in the documents. */
export const mailHoldEndedTexts = {
  subject: 'Je boeking {number} is vervallen',
  title: 'We houden de kamer niet meer voor je vast',
  ended:
    'We hebben geen betaling van je ontvangen. Daarom is je boeking vervallen en is de kamer weer vrij.',
  paid: 'Heb je net betaald? Dan kijken we of je er nog in kunt; anders krijg je alles terug.',
  again: 'Wil je nog komen? Je kunt opnieuw boeken zolang er plaats is.',
  book: 'Bekijk de kamers',
} as const
