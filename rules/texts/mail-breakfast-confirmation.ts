/** The confirmation of a breakfast order (G §3). Not in the documents. */
export const mailBreakfastConfirmationTexts = {
  subject: 'Je ontbijt van {day} ({number})',
  title: 'Je ontbijt komt eraan',
  thanks: 'Bedankt, we hebben {amount} van je ontvangen. We bezorgen op {day} tussen {hours}.',
  /** Of one that is not brought. */
  thanksHere:
    'Bedankt, we hebben {amount} van je ontvangen. Je ontbijt staat op {day} tussen {hours} voor je klaar.',
  see: 'Bekijk je bestelling',
} as const
