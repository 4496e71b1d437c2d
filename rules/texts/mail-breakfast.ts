/** What mails about a breakfast order have in common. Not in the documents. */
export const mailBreakfastTexts = {
  greeting: 'Beste {name},',
  order: 'Bestelling',
  delivery: 'Bezorging',
  /** In its place where nothing is brought. */
  here: 'Afhalen of in huis',
  deliveryAt: '{slot} uur',
  receiver: 'Voor',
  address: 'Adres',
  notes: 'Allergieën of wensen',
  booking: 'Boeking',
  total: 'Totaal',
  received: 'Ontvangen',
  toPay: 'Te betalen',
  ifYouCancel: 'Als je annuleert',
  cancelUntil: 'Tot {until} krijg je alles terug. Daarna kan het niet meer.',
  /** `ma 9 maart, 14.00 uur` */
  instant: '{day}, {time}',
  cancel: 'Annuleer je bestelling',
  boxes_one: '1 box',
  boxes: '{n} boxen',
  kidsBoxes_one: '1 kinderbox',
  kidsBoxes: '{n} kinderboxen',
} as const
