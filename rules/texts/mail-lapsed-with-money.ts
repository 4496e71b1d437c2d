/** The mail to the property about money on a booking that lapsed. Not in the documents. */
export const mailLapsedWithMoneyTexts = {
  subject: 'Geld op de vervallen boeking {number}',
  title: 'Er staat {amount} op een vervallen boeking',
  why: 'De boeking van {guest} is vervallen en de kamer is weer vrij, maar er is {amount} voor ontvangen.',
  what: 'Wat via de betaaldienst kwam, gaat vanzelf terug. Wat u zelf ontving, betaalt u zelf terug, of u maakt met de gast een nieuwe boeking.',
  see: 'Bekijk de boeking',
} as const
