/** The mail to the property about a breakfast not to be made any more. Not in the documents. */
export const mailBreakfastNotToBringTexts = {
  subject: 'Geannuleerd: ontbijt {number} van {day}, {slot} uur',
  title: 'Niet meer te maken: {boxes}',
  see: 'Bekijk de bestelling',
} as const
