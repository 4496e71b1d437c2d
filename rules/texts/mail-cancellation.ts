/** The mail about a cancelled booking. Not in the documents. */
export const mailCancellationTexts = {
  subject: 'Je boeking {number} is geannuleerd',
  title: 'Je boeking is geannuleerd',
  cancelled: 'Je verblijf van {stay} is geannuleerd. We houden de kamer niet langer voor je vast.',
  partBack:
    'Van de {received} die je hebt betaald, krijg je {back} terug. Meestal staat het binnen enkele werkdagen op je rekening.',
  nothingBack: 'Van de {received} die je hebt betaald, gaat niets terug.',
} as const
