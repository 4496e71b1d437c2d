/** The mail about a stay that staff changed. Not in the documents. */
export const mailStayChangedTexts = {
  subject: 'Je boeking {number} is gewijzigd: {stay}',
  title: 'Je boeking is gewijzigd',
  changed: 'We hebben je boeking gewijzigd. Zo staat je verblijf nu vast:',
  calendar: 'In de bijlage vind je de nieuwe afspraak voor je agenda.',
} as const
