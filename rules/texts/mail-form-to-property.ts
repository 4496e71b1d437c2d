/** The mail to the property about a form that was sent. Not in the documents. */
export const mailFormToPropertyTexts = {
  contact: 'Nieuw bericht van {name}',
  business: 'Nieuwe zakelijke aanvraag van {name}',
  vendor: 'Nieuwe marktinschrijving van {name}',
  project: 'Nieuwe projectaanvraag van {name}',
  see: 'Bekijk het in het beheer',
} as const
