/** The company data and check-in hours that staff keep (BO §2, §3). The words are our own. */
export const companyTexts = {
  nameMissing: 'Vul de naam van uw bedrijf in.',
  postcode: 'Vul een postcode in zoals 6181 AA.',
  phone: 'Vul een telefoonnummer in, zoals 043 123 45 67.',
  email: 'Vul een e-mailadres in, zoals info@voorbeeld.nl.',
  kvk: 'Een KVK-nummer heeft acht cijfers.',
  vatId: 'Een btw-id is NL, negen cijfers, de letter B en twee cijfers, zoals NL001234567B01.',
  iban: 'Dit IBAN klopt niet. Neem het over van een bankafschrift, zoals NL91 ABNA 0417 1643 00.',
  checkIn: 'Vul twee tijden van één dag in, de vroegste eerst, zoals 15:00–18:00.',
} as const
