import { correctable } from './correctable.ts'

/** The mail to the property about a breakfast to be brought. Not in the documents. */
export const mailBreakfastToBringTexts = correctable('mailBreakfastToBring', {
  subject: 'Ontbijt {number}: {day}, {slot} uur',
  title: 'Ontbijt te bezorgen: {boxes}',
  orderedBy: 'Besteld door',
  phone: 'Telefoon',
  email: 'E-mail',
  see: 'Bekijk de bestelling',
})
