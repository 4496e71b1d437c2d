/** The copy for who sent a form. Not in the documents. */
export const mailFormCopyTexts = {
  contactSubject: 'Je bericht aan {property}',
  contactTitle: 'Bedankt voor je bericht!',
  contactText: 'We hebben je bericht ontvangen en antwoorden zo snel we kunnen.',
  businessSubject: 'Je aanvraag bij {property}',
  businessTitle: 'Bedankt voor je bericht!',
  businessText: 'We hebben je zakelijke aanvraag ontvangen en antwoorden zo snel we kunnen.',
  vendorSubject: 'Je inschrijving voor de Paasveerjaarmarkt bij {property}',
  vendorTitle: 'Bedankt voor je inschrijving',
  vendorText:
    'We hebben je inschrijving ontvangen. Je krijgt van ons bericht of er plaats voor je is.',
  projectSubject: 'Je projectaanvraag bij {property}',
  projectTitle: 'Bedankt voor je aanvraag',
  projectText:
    'We hebben je aanvraag ontvangen. We bekijken je project en nemen contact met je op.',
  greeting: 'Beste {name},',
  youSent: 'Dit stuurde je ons',
} as const
