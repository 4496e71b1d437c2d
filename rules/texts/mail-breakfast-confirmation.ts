import { correctable } from './correctable.ts'

/** The confirmation of a breakfast order (G §3). Not in the documents. */
export const mailBreakfastConfirmationTexts = correctable('mailBreakfastConfirmation', {
  subject: 'Je ontbijt van {day} ({number})',
  title: 'Je ontbijt komt eraan',
  thanks: 'Bedankt, we hebben {amount} van je ontvangen. We bezorgen op {day} tussen {hours}.',
  see: 'Bekijk je bestelling',
})
