/** The mail about a cancelled breakfast order. Not in the documents. */
export const mailBreakfastCancellationTexts = {
  subject: 'Je ontbijtbestelling {number} is geannuleerd',
  title: 'Je ontbijtbestelling is geannuleerd',
  unpaid: 'We hebben je betaling niet op tijd ontvangen. Daarom is je bestelling vervallen.',
  byGuest: 'Je hebt je bestelling geannuleerd.',
  byProperty: 'We hebben je bestelling geannuleerd.',
  nothingComes: 'Op {day} komt er geen ontbijt.',
  comesBack: 'Je krijgt {amount} terug. Meestal staat het binnen enkele werkdagen op je rekening.',
  nothingBack: 'Van de {received} die je hebt betaald, gaat niets terug.',
} as const
