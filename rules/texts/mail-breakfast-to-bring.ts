/** The mail to the property about a breakfast to be made. Not in the documents. */
export const mailBreakfastToBringTexts = {
  subject: 'Ontbijt {number}: {day}, {slot} uur',
  title: 'Ontbijt te maken: {boxes}',
  orderedBy: 'Besteld door',
  phone: 'Telefoon',
  email: 'E-mail',
  see: 'Bekijk de bestelling',
} as const
