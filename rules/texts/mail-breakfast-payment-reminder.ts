/** The mail about a breakfast that nobody paid for yet. Not in the documents. */
export const mailBreakfastPaymentReminderTexts = {
  subject: 'Je ontbijt van {day} is nog niet betaald ({number})',
  title: 'Je ontbijt is nog niet betaald',
  payUntil:
    'We maken je ontbijt pas als je hebt betaald. Dat kan tot {until}. Daarna vervalt je bestelling.',
  stillToPay: 'Nog te betalen: {amount}',
  payOnline: 'Je betaalt online, op de beveiligde pagina van onze betaaldienst.',
  payButton: 'Betaal online',
  orNot: 'Wil je het ontbijt niet meer? Dan hoef je niets te doen.',
} as const
