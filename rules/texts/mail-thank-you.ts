/** The mail after departure. Not in the documents. */
export const mailThankYouTexts = {
  subject: 'Bedankt voor je verblijf bij {property}',
  title: 'Bedankt voor je verblijf',
  thanks: 'Bedankt dat je bij ons was. We hopen dat je goed hebt geslapen en weer goed thuis bent.',
  tellUs: 'Viel er iets op, of kan er iets beter? Antwoord dan op deze mail, we lezen alles.',
  again: 'Kom nog eens langs',
} as const
